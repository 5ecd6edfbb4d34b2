import type { FuzzedRequest } from "./request.ts";
import { FRESH } from "./values.ts";

const PLANNED = { prefer: "count=planned" };
const EXPRESSION = encodeURIComponent(`(a?b?c?){1,255}${FRESH}`);
const JSON_TYPE = { "content-type": "application/json" };

const prices = (many: number) =>
  Object.fromEntries(Array.from({ length: many }, (_, index) => [`treatment ${index}`, index]));

export const FORMER_FINDS: { why: string; request: FuzzedRequest }[] = [
  ...["clinic_submissions?clinic_name", "figure_reports?figure", "figure_reports?email"].map((column) => ({
    why: "a regular expression in a table of which visitors see no row",
    request: {
      who: "anon" as const,
      method: "GET" as const,
      path: `${column}=match.${EXPRESSION}`,
      headers: PLANNED,
    },
  })),
  {
    why: "the same by somebody who has eight seconds",
    request: {
      who: "removed admin",
      method: "GET",
      path: `clinic_submissions?website=match.${EXPRESSION}`,
      headers: PLANNED,
    },
  },
  {
    why: "a price list of thousands of entries",
    request: {
      who: "editor",
      method: "PATCH",
      path: "clinics?id=eq.reprofit",
      headers: JSON_TYPE,
      body: JSON.stringify({ fixed_prices: prices(8_000) }),
    },
  },
  ...["blog_posts", "clinic_submissions", "figure_reports"].map((table) => ({
    why: "everything deleted at once",
    request: {
      who: "editor" as const,
      method: "DELETE" as const,
      path: table,
      headers: { prefer: "count=exact" },
    },
  })),
];
