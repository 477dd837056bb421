"""What a thing is for, told beside it after the pointer has rested on it, or by a key."""
