import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { routes } from "../../src/app/routes.tsx";
import { MEASURED_PATHS } from "./paths.ts";

test("a page of every public route is measured", () => {
  // Search engines are asked to stay away from the form for a wrong figure too.
  const open = routes
    .map(({ path }) => path)
    .filter((path) => !["*", "/report-figure"].includes(path) && !path.startsWith("/admin"));
  const measured = open.filter((route) => MEASURED_PATHS.some((path) => matchPath(route, path)));
  expect(measured).toEqual(open);
  expect(MEASURED_PATHS.filter((path) => !open.some((route) => matchPath(route, path)))).toEqual([]);
});
