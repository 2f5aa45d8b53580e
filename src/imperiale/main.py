"""What happens when a person types ``imperiale``?"""

import typer

from imperiale import __version__

app = typer.Typer(help="The card game Impériale.", add_completion=False)


@app.callback(invoke_without_command=True)
def version() -> None:
    """Print the version."""
    typer.echo(f"imperiale {__version__}")


def main() -> None:
    """Run the command line."""
    app()
