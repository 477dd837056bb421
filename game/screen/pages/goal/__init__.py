"""What two play for."""
