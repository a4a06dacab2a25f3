"""The built front end: one page for every address of the client, and its assets."""

from __future__ import annotations

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
    from fastapi import FastAPI

NOT_BUILT = "The front end has not been built: run make play, or npm run build in web/.\n"


class Assets(StaticFiles):
    """Files whose names change with what is in them."""

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
    index = folder / "index.html"
    router = APIRouter()

    @router.get("/favicon.svg", include_in_schema=False)
    async def icon() -> Response:
        if (folder / "favicon.svg").is_file():
            return FileResponse(folder / "favicon.svg")
        return Response(drawing.piece("8L"), media_type="image/svg+xml")

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Unknown("page-unknown")
        if "." in path:  # the client's own addresses have no dots
            if "/" in path or path.startswith(".") or not (folder / path).is_file():
                raise Unknown("page-unknown")
            return FileResponse(folder / path, headers={"cache-control": "no-cache"})
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        text = index.read_text(encoding="utf-8")
        # Addresses in the page are relative, so that it works under any path; those of inner pages lie one folder up.
        if "/" in path:
            text = text.replace('"./', '"../')
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    if (folder / "assets").is_dir():
        app.mount("/assets", GZipMiddleware(Assets(directory=folder / "assets")), name="assets")
    app.include_router(router)
