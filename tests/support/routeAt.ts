import { matchRoutes } from "react-router-dom";
import { allRoutes } from "./allRoutes.ts";

const KNOWN = allRoutes.map(({ path }) => ({ path }));

export function routeAt(url: string): string {
  const { pathname } = new URL(url);
  return matchRoutes(KNOWN, pathname)?.at(-1)?.route.path ?? "";
}
