"""A table in the terminal: works at 80×24, over ssh, without colour and piped."""
