"""Fuzzing of what strangers can reach: the reader of mails and the reader of order sheets.

``python -m fuzz`` runs every target for a while. With atheris (the extra ``fuzz``) the search is led by which code an
input reaches; without it, seeds are changed at random. Inputs that fail are kept under ``var/fuzz``.
"""
