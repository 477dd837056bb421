"""Controls: buttons, text fields, scroll bars, and marks around them."""
