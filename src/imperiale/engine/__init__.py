"""What does a deal come to, computed fast?"""
