"""The built front end: one page for every address of the client, and its assets."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware

from zashiki import drawing
from zashiki.table.tables import Unknown

if TYPE_CHECKING:
    import os

    from fastapi import FastAPI

ADDRESS = re.compile("[0-9A-Za-z_/-]{0,200}")
"""The client's own addresses; they have no dots."""

NOT_BUILT = "The front end has not been built: run make play, or npm run build in web/.\n"


class Assets(StaticFiles):
    """Files whose names change with what is in them; what was not there at the start is asked of no file system."""

    def __init__(self, folder: Path) -> None:
        self.names = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
        super().__init__(directory=folder)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file of an address."""
        return super().lookup_path(path) if Path(path).as_posix() in self.names else ("", None)

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """A file, for ever."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def static_folder() -> Path:
    """Where the built front end lies."""
    return Path(str(files("zashiki").joinpath("static")))


def add_front_end(app: FastAPI) -> None:
    """Serve it, after every other address."""
    folder = static_folder()
    names = {file.name for file in folder.iterdir() if file.is_file()} if folder.is_dir() else set()
    index = folder / "index.html"
    router = APIRouter()

    @router.get("/favicon.svg", include_in_schema=False)
    async def icon() -> Response:
        if (folder / "favicon.svg").is_file():
            return FileResponse(folder / "favicon.svg")
        return Response(drawing.piece("8L"), media_type="image/svg+xml")

    @router.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Unknown("page-unknown")
        if path in names:
            return FileResponse(folder / path, headers={"cache-control": "no-cache"})
        if not ADDRESS.fullmatch(path):
            raise Unknown("page-unknown")
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        text = index.read_text(encoding="utf-8")
        # Addresses in the page are relative, so that it works under any path; those of inner pages lie one folder up.
        if "/" in path:
            text = text.replace('"./', '"../')
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    if (folder / "assets").is_dir():
        app.mount("/assets", GZipMiddleware(Assets(folder / "assets")), name="assets")
    app.include_router(router)
