// Which page is open: `/`, `/t/<table>` or `/rules/<game>`.

export type Route = { page: "home" } | { page: "table"; table: string } | { page: "rules"; game: string };

export function routeOf(path: string): Route {
  const [, first, second] = path.split("/");
  if (first === "t" && second) return { page: "table", table: decodeURIComponent(second) };
  if (first === "rules" && second) return { page: "rules", game: decodeURIComponent(second) };
  return { page: "home" };
}

export const router = $state({ route: routeOf(location.pathname) });

addEventListener("popstate", () => {
  router.route = routeOf(location.pathname);
});

export function go(path: string): void {
  history.pushState(null, "", path);
  router.route = routeOf(path);
  scrollTo(0, 0);
}

/** A link that is followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(link.pathname);
}
