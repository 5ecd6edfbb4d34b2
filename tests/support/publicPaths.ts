import { allRoutes } from "./allRoutes.ts";

const EXAMPLES: Record<string, string[]> = {
  "/": ["/", "/?search=atlantis"],
  "/clinic/:id": ["/clinic/reprofit", "/clinic/kriobank", "/clinic/no-such-clinic"],
  "/countries/:slug": ["/countries/spain", "/countries/atlantis"],
  "/blog/:slug": ["/blog/reading-a-semen-analysis-calmly", "/blog/no-such-post"],
  "/report-figure": ["/report-figure?clinic=reprofit&figure=Price+of+an+IVF+cycle", "/report-figure"],
  "/compare": ["/compare?ids=reprofit,gennet", "/compare"],
  "/shortlist": ["/shortlist?ids=reprofit,gennet", "/shortlist"],
  "/ivf-calculator": ["/ivf-calculator", "/ivf-calculator#type=day-5&date=2026-09-01"],
  "*": ["/no/such/page"],
};

/** Whether visitors can open a route without a login. */
const isPublic = (path: string) => !/^\/admin(\/|$)/.test(path) || path === "/admin/login";

/** An address or more of every route that visitors can open. */
export const PUBLIC_PATHS: string[] = allRoutes
  .map(({ path }) => path)
  .filter(isPublic)
  .flatMap((path) => EXAMPLES[path] ?? [path]);
