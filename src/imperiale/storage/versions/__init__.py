"""How did the schema of the store come to be, step by step?"""
