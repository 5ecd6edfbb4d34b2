import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { someEditor, someRemovedAdmin, someUser, tokenOf } from "../../support/database/accounts.ts";
import { asOwner } from "../../support/database/clients.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";

/** Takes half a second to compile, which the planner does. */
const SLOW_TO_COMPILE = encodeURIComponent("(a?b?c?){1,255}");
const manyPatterns = (column: string) =>
  ["match", "imatch", "not.match"].map((operator) => `${column}.${operator}.${SLOW_TO_COMPILE}`).join(",");
const COUNTS = ["", "count=planned", "count=exact", "count=estimated"];

const CALLERS: Record<string, () => Promise<string>> = {
  "a visitor": async () => "",
  "a signed-up user who is no admin": async () => tokenOf(await someUser()),
  "a removed admin": async () => tokenOf(await someRemovedAdmin()),
};

const texts = async () => asOwner<{ table: string; column: string }[]>`
  select relname as table, min(attname) as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0
    and atttypid = 'text'::regtype and has_any_column_privilege('anon', c.oid, 'select')
  group by 1 order by 1`;

for (const [who, sessionOf] of Object.entries(CALLERS)) {
  test(`${who} can't make a table compile a regular expression, however rows are counted`, async () => {
    const token = await sessionOf();
    const headers = {
      apikey: EMBEDDED_PUBLISHABLE_KEY,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const tables = await texts();
    expect(tables.length).toBeGreaterThanOrEqual(8);
    for (const { table, column } of tables) {
      for (const prefer of COUNTS) {
        for (const filter of [`${column}=match.${SLOW_TO_COMPILE}`, `or=(${manyPatterns(column)})`]) {
          const path = `/rest/v1/${table}?limit=1&${filter}`;
          const { status, body } = await rawRequest(inject("apiUrl"), path, {
            headers: { ...headers, prefer },
          });
          // Unreadable columns are refused before anything is planned.
          const refused = prefer === "count=planned" ? /costly-query/ : /costly-query|"42501"/;
          expect(`${table} ${prefer}: ${status} ${body}`).toMatch(refused);
        }
      }
    }
  });
}

test("nobody, not even an editor, can pick rows to change or delete by a regular expression", async () => {
  const headers = {
    apikey: EMBEDDED_PUBLISHABLE_KEY,
    authorization: `Bearer ${await tokenOf(await someEditor())}`,
    "content-type": "application/json",
  };
  for (const [table, change] of [
    ["clinics", { name: "Changed" }],
    ["blog_posts", { title: "Changed" }],
    ["blog_categories", { name: "Changed" }],
    ["clinic_prices", { note: "Changed" }],
  ] as const) {
    const [column = ""] = Object.keys(change);
    for (const filter of [
      `${column}=match.${SLOW_TO_COMPILE}`,
      `not.or=(${column}.ilike.*x*,${column}.is.null)`,
    ]) {
      const path = `/rest/v1/${table}?${filter}`;
      const body = JSON.stringify(change);
      const answer = await rawRequest(inject("apiUrl"), path, { method: "PATCH", headers, body });
      expect(`PATCH ${table}: ${answer.status} ${answer.body}`).toContain("costly-query");
    }
  }
  for (const table of ["blog_posts", "blog_categories"]) {
    const path = `/rest/v1/${table}?slug=match.${SLOW_TO_COMPILE}`;
    const answer = await rawRequest(inject("apiUrl"), path, { method: "DELETE", headers });
    expect(`DELETE ${table}: ${answer.status} ${answer.body}`).toContain("costly-query");
  }
});
