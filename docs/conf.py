"""How do the pages of this folder become a site?  ``make docs`` builds it into build/docs."""

project = "Imperiale"
author = "The Imperiale maintainers"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
html_theme = "furo"
html_title = "Imperiale"
exclude_patterns = ["data"]
source_suffix = {".md": "myst-nb"}
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
# a notebook is run each time, and one that fails ends the build
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 300
napoleon_use_ivar = True
autodoc_typehints = "none"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
suppress_warnings = ["misc.highlighting_failure"]
nitpick_ignore_regex = [("py:.*", r"(?!imperiale).*")]
nitpick_ignore = [("py:data", "imperiale.domain.keys.KEYS")]  # told in rules/keys, key by key
