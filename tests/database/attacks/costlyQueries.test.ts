import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { COSTLY_REQUESTS } from "../../support/database/costlyRequests.ts";
import { fillWithManyRows, removeManyRows } from "../../support/database/manyRows.ts";
import { someAdmin, tokenOf } from "../../support/database/accounts.ts";
import { namesOf } from "../../support/database/exempted/attacks.ts";
import { FOR_OPERATOR } from "../../support/database/exempted/functions.ts";
import { listFunctions } from "../../support/database/functions.ts";
import { takeSnapshot } from "../../support/database/snapshot.ts";
import { rawRequest, STOPPED } from "../../support/database/rawRequest.ts";

const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };
const much = async (sql: string) => asOwner.unsafe(sql);

beforeAll(() => fillWithManyRows(much));
afterAll(() => removeManyRows(much));

test(
  "no request of 2 kB makes the database work for half a second or answer more than 1 MB",
  { timeout: 600_000 },
  async () => {
    for (const { what, path, ...request } of COSTLY_REQUESTS) {
      expect(path.length, what).toBeLessThanOrEqual(2_048);
      const sent = { ...request, headers: { ...headers, ...request.headers } };
      const { status, body } = await rawRequest(inject("apiUrl"), `/rest/v1/${path}`, sent);
      expect(`${what}: ${status} ${body.slice(0, 200)}`).not.toContain(STOPPED);
      expect(Buffer.byteLength(body), what).toBeLessThan(1_000_000);
    }
  },
);

test("a costly request is refused with a code, whether or not it would find anything", async () => {
  for (const path of [
    "clinics?name=match.x",
    "clinics?id=eq.nobody&name=match.x",
    `clinics?and=(${"and(".repeat(12)}id.neq.x${")".repeat(12)})`,
    "blog_posts?select=slug,slug",
    "clinics?select=a:name,b:name",
    "clinics?select=name,a:name",
    "clinics?select=aa:name",
    "clinics?select=a:basis->price",
  ]) {
    const { status, body } = await rawRequest(inject("apiUrl"), `/rest/v1/${path}`, {
      headers: { ...headers, prefer: "count=planned" },
    });
    expect(body, path).toContain("costly-query");
    expect(status).toBe(400);
  }
});

test("a post is read whole by its address; no query can split or repeat it", async () => {
  const { data } = await anonymous().rpc("published_post", { p_slug: "big-0" }, { get: true });
  expect(data).toHaveLength(1);
  expect(data?.[0]?.content).toHaveLength(499_007);
  const { data: none } = await anonymous().rpc("published_post", { p_slug: "no-such-post" });
  expect(none).toEqual([]);
  for (const columns of ["content", "*,content", "content,*", "*,*", "title"]) {
    const taken = anonymous()
      .rpc("published_post", { p_slug: "big-0" })
      .select(columns as "content");
    expect((await taken).error, columns).toMatchObject({ hint: "costly-query" });
  }
});

test("nobody can filter the answer of a call, whatever it answers with", async () => {
  const calls = (await listFunctions(["public"])).filter(({ name }) => !namesOf(FOR_OPERATOR).includes(name));
  const answers = await asOwner<{ name: string; column: string }[]>`
    select proname as name,
      coalesce((array(select n from unnest(proargnames, proargmodes) a (n, m) where m = 't'))[1],
        (select attname::text from pg_attribute where attrelid = typrelid and attnum = 1), 'pgrst_scalar') as column
    from pg_proc join pg_type t on t.oid = prorettype where pronamespace = 'public'::regnamespace`;
  const columns = new Map(answers.map(({ name, column }) => [name, column]));
  const token = await tokenOf(await someAdmin());
  const sent = { ...headers, authorization: `Bearer ${token}`, "content-type": "application/json" };
  const before = await takeSnapshot();
  for (const { name, args } of calls) {
    const path = `/rest/v1/rpc/${name}?${columns.get(name)}=not.is.null`;
    const body = JSON.stringify(args);
    const answer = await rawRequest(inject("apiUrl"), path, { method: "POST", headers: sent, body });
    expect(`${name}: ${answer.status} ${answer.body}`).toContain("costly-query");
  }
  expect(await takeSnapshot()).toEqual(before);
});

async function storeContent(content: string) {
  await asOwner`
    insert into public.blog_posts (title, slug, content) values ('Long', 'too-long', ${content})`;
}

test("a post never exceeds the limit of an answer, even with every sign and quote escaped", async () => {
  await expect(storeContent('"'.repeat(450_000))).rejects.toMatchObject({ code: "23514" });
  await expect(storeContent("𝒂".repeat(225_000))).rejects.toMatchObject({ code: "23514" });
});

const FRAME = `) SELECT null::bigint AS total_result_set, pg_catalog.count(_postgrest_t) AS page_total,
  coalesce(json_agg(_postgrest_t)->0, 'null') AS body, nullif(current_setting('response.headers', true), '') AS response_headers,
  nullif(current_setting('response.status', true), '') AS response_status, '' AS response_inserted FROM`.replaceAll(
  /\s+/g,
  " ",
);
const CALLED = `${FRAME} (SELECT "x".* FROM "pgrst_source" AS "x"   LIMIT 1000 OFFSET 0) _postgrest_t`;

// From the source of PostgREST 13 to 16, which don't run here.
test.for<[what: string, query: string]>([
  [
    "a list",
    `WITH pgrst_source AS ( SELECT "public"."clinics"."id", "public"."clinics"."name" FROM "public"."clinics"
      ORDER BY "public"."clinics"."overall_score" DESC NULLS LAST, "public"."clinics"."id"   LIMIT 1000 OFFSET 0
      ${FRAME} ( SELECT * FROM pgrst_source ) _postgrest_t`,
  ],
  [
    "a list whose columns are renamed",
    `WITH pgrst_source AS ( SELECT "public"."clinics"."id", "public"."clinics"."name" AS "n" FROM "public"."clinics"
      ORDER BY "public"."clinics"."id"   LIMIT 1000 OFFSET 0
      ${FRAME} ( SELECT * FROM pgrst_source ) _postgrest_t`,
  ],
  [
    "a list with its count",
    `WITH pgrst_source AS ( SELECT "public"."clinics".* FROM "public"."clinics" WHERE "public"."clinics"."id" = ANY ('{reprofit}')
      LIMIT 1000 OFFSET 0), pgrst_source_count AS (SELECT 1 FROM "public"."clinics" WHERE  "public"."clinics"."id" = ANY ('{reprofit}')
      ${FRAME} ( SELECT * FROM pgrst_source ) _postgrest_t`,
  ],
  [
    "a call by GET",
    `WITH pgrst_source AS (SELECT pgrst_call.pgrst_scalar FROM (SELECT
      "public"."is_ip_banned"("p_ip_address" := '127.0.0.1'::text) pgrst_scalar) pgrst_call ${CALLED}`,
  ],
  [
    "a call by POST",
    `WITH pgrst_source AS (SELECT * FROM (SELECT '{"p_slug": "x"}'::json AS json_data) pgrst_payload,
      LATERAL (SELECT "p_slug" FROM json_to_record(pgrst_payload.json_data) AS _("p_slug" text) LIMIT 1) pgrst_body ,
      LATERAL "public"."published_post"("p_slug" := pgrst_body."p_slug") pgrst_call ${CALLED}`,
  ],
])("%s passes as later versions of PostgREST write it", async ([, query]) => {
  const rows = await asOwner.begin(async (sql) => {
    await sql`set local role anon`;
    return sql.unsafe(query.replaceAll(/\s+/g, " "));
  });
  expect(rows).toHaveLength(1);
});
