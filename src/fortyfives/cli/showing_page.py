"""Opening the page in the browser of this computer, where there is one."""

import os
import sys
import threading
import webbrowser


def open_page(address: str) -> bool:
    """Show the address in a browser, if this is a terminal with a screen; whether it was tried."""
    if not (sys.stdout.isatty() and has_screen()):
        return False
    # Some browsers keep whoever starts them waiting until they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return True


def has_screen() -> bool:
    """Whether a window can be opened: a browser in the terminal would take the terminal away."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
