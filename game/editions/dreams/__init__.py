"""Happy Dreams and Dark Premonitions: dreams that help, and fears that come true as Doors open."""
