"""The rules as a book: clauses, settings, tables, and the quick reference made from them (EC-SET)."""
