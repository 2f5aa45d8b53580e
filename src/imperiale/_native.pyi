"""The C++ core. Import it through `imperiale.engine.native` only."""



def version() -> str:
    """The release that this core was compiled from."""
