import { matchRoutes } from "react-router-dom";
import { routes } from "../../src/app/routes.tsx";

const KNOWN = routes.map(({ path }) => ({ path }));

/** The product's route that an address belongs to, such as `/clinic/:id`. */
export function routeAt(url: string): string {
  const { pathname } = new URL(url);
  return matchRoutes(KNOWN, pathname)?.at(-1)?.route.path ?? "";
}
