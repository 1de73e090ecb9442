"""The ways by which mail comes in: a listening gate, a polled mailbox, files."""
