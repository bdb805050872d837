"""`python -m fortyfives` is the command `fortyfives`."""

from fortyfives.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
