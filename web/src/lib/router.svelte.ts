// Which page is open: home, `t/<table>` or `rules/<game>`.
import { address, pathBelow } from "./address";

export type Route = { page: "home" } | { page: "table"; table: string } | { page: "rules"; game: string };

export function routeOf(path: string): Route {
  const [first, second] = path.split("/");
  if (first === "t" && second) return { page: "table", table: decodeURIComponent(second) };
  if (first === "rules" && second) return { page: "rules", game: decodeURIComponent(second) };
  return { page: "home" };
}

function here(): Route {
  return routeOf(pathBelow(location.href));
}

export const router = $state({ route: here() });

addEventListener("popstate", () => {
  router.route = here();
});

export function go(path: string): void {
  history.pushState(null, "", address(path));
  router.route = here();
  scrollTo(0, 0);
}

/** A link that is followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(pathBelow(link.href));
}
