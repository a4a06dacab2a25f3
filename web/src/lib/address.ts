// Where things lie. Every address is relative to the folder that the page was served from, so that the whole works under
// any path; the script itself tells where that is, whichever page was opened first.
const above = import.meta.env.PROD ? "../" : "../../";

/** The folder that everything lies in; it ends with a slash. */
export const BASE = baseOf(import.meta.url, above);

export function baseOf(script: string, up: string): string {
  return new URL(up, script).href;
}

/** The address of a page or of something of the server: `t/6f0c…`, `api/games`; "" is home. */
export function address(path: string, base = BASE): string {
  return new URL(path, base).href;
}

/** The address of a WebSocket beside the page. */
export function socketAddress(path: string, base = BASE): string {
  return address(path, base).replace(/^http/, "ws");
}

/** What of an address lies below the folder: `t/6f0c…`. */
export function pathBelow(href: string, base = BASE): string {
  const url = new URL(href, base);
  const root = new URL(base).pathname;
  return url.pathname.startsWith(root) ? url.pathname.slice(root.length) : url.pathname.slice(1);
}
