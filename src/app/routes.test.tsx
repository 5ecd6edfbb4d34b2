import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { routeOf, routes } from "./routes.tsx";
import { expectLogged } from "../../tests/support/expectLogged.ts";

const everyRoute = routes.map(({ path }) => ({ path, id: path }));

test.each([
  ...routes.map(({ path }) =>
    path.replace(/^\*/, "/*").replace(/:\w+/, "some-name").replace("*", "some/where"),
  ),
  "/clinic/some-name/",
  "/Clinic/%C5%BD%20x",
  "/clinic/%E0%A4%A",
  "/clinic",
  "/admin",
  "//",
])("%s opens the page that the router would choose among all", (pathname) => {
  if (pathname.includes("%E0%A4%A")) expectLogged(/could not be decoded/);
  const chosen = matchRoutes(everyRoute, pathname)?.at(-1)?.route.id;
  expect(chosen).toBeTruthy();
  expect(routeOf(pathname)?.path).toBe(chosen);
});
