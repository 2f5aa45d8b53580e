"""How does a browser play: the protocol, the pages, the sockets?"""
