"""How fast is it, beside others in the same run?"""
