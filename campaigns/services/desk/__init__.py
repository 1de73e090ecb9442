"""The umpire's desk: what needs him, what he can do, what he may try out, and who may look on."""
