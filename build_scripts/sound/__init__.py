"""Makes every sound of the program. Only a developer runs it; what it makes is committed."""
