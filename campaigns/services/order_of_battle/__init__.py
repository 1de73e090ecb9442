"""Orders of battle: reading them from files, comparing, storing, writing.

The steps, each of which can be run alone: ``reading`` makes values of files with an account of every row; ``changes``
says what they would change; ``storing`` makes the database hold them; ``writing`` gives them back as CSV or YAML.
``importing`` does it all for a campaign.
"""
