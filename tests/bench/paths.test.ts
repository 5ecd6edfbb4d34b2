import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { routes } from "../../src/app/routes.tsx";
import { MEASURED_PATHS } from "./paths.ts";

test("a page of every public route is measured", () => {
  // Search engines also skip pages that are one visitor's own, and an address that only leads on.
  const unlisted = new Set(["*", "/report-figure", "/shortlist", "/compare", "/regions/:slug"]);
  const open = routes
    .map(({ path }) => path)
    .filter((path) => !unlisted.has(path) && !path.startsWith("/admin"));
  const measured = open.filter((route) => MEASURED_PATHS.some((path) => matchPath(route, path)));
  expect(measured).toEqual(open);
  expect(MEASURED_PATHS.filter((path) => !open.some((route) => matchPath(route, path)))).toEqual([]);
});
