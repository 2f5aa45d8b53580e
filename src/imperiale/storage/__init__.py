"""Where are games kept, so that nothing that was answered is ever lost?"""
