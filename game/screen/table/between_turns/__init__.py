"""What comes between one turn and the next: the cloth over a hand, what the last turn brought, and
the end."""
