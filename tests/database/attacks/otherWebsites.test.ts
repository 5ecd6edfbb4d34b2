import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { someAccount } from "../../support/database/accounts.ts";
import { asOwner, someAddress } from "../../support/database/clients.ts";
import { someClinic } from "../../support/database/clinics.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { listFunctions } from "../../support/database/functions.ts";
import { countHashes } from "../../support/database/hashes.ts";
import { withSettings } from "../../support/database/settings.ts";
import { takeSnapshot } from "../../support/database/snapshot.ts";
import { verifyPassword, YES } from "../../support/edgeFunctionCalls.ts";
import { GOOD_FORM, rawRow } from "../../support/submissionCases.ts";

const EVIL = "https://evil.example";
const OURS = "https://clinics.example";

/** Without preflight, and with the public key in the address. */
async function postForm(path: string, fields: object, origin: string) {
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const url = `${inject("apiUrl")}/rest/v1/${path}?apikey=${EMBEDDED_PUBLISHABLE_KEY}`;
  const answer = await fetchFrom(someAddress())(url, { method: "POST", body: form, headers: { origin } });
  return { status: answer.status, body: (await answer.json()) as { hint?: string } };
}

test.for([EVIL, "null", `${OURS}.evil.example`, "http://clinics.example"])(
  "a page of %s can neither vote, fail checks, submit nor do anything else with its visitors' addresses",
  async (origin) => {
    const call = { p_clinic_id: await someClinic(), p_session_id: randomUUID() };
    const writing = (await listFunctions(["public"])).filter(({ volatile }) => volatile);
    const before = await takeSnapshot();

    for (const { name, args } of writing) {
      const { status } = await postForm(`rpc/${name}`, { ...args, ...call }, origin);
      expect([401, 403, 404], `${name}: ${status}`).toContain(status);
    }
    expect((await postForm("rpc/handle_clinic_upvote", call, origin)).body.hint).toBe("origin-not-allowed");
    expect((await postForm("clinic_submissions", rawRow(GOOD_FORM), origin)).status).toBe(403);

    expect(await takeSnapshot()).toEqual(before);
  },
);

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return "{}";
  return typeof value === "string" ? value : JSON.stringify(value);
}

test("every function that writes asks first where the request comes from", async () => {
  const writing = (await listFunctions(["public"])).filter(({ volatile }) => volatile);
  const headers = JSON.stringify({ origin: EVIL });
  for (const { name, args } of writing) {
    const values = Object.values(args).map((value) => `'${literalOf(value)}'`);
    const called = asOwner.begin(async (sql) => {
      await sql`select set_config('request.headers', ${headers}, true)`;
      await sql.unsafe(`select public.${name}(${values.join(", ")})`);
    });
    await expect(called, name).rejects.toMatchObject({ code: "PT403", hint: "origin-not-allowed" });
  }
});

test("so does a submission, where the database sees the origin", async () => {
  const submitted = asOwner.begin(async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify({ origin: EVIL })}, true)`;
    await sql`insert into public.clinic_submissions ${sql(rawRow(GOOD_FORM))}`;
  });
  await expect(submitted).rejects.toMatchObject({ code: "PT403", hint: "origin-not-allowed" });
});

test.for([
  [OURS, "{https://clinics.example}", true],
  ["https://CLINICS.example", "{https://clinics.example}", true],
  [OURS, "{https://www.clinics.example,https://clinics.example}", true],
  [OURS, "{*}", true],
  ["null", "{*}", true],
  [OURS, "{}", false],
  ["null", "{https://clinics.example}", false],
  [`${OURS}:8443`, "{https://clinics.example}", false],
  ["*", "{https://clinics.example}", false],
] as const)("a page of %s may write where allowed_origins is %s: %s", async ([origin, allowed, may]) => {
  await withSettings({ allowed_origins: allowed }, async () => {
    const checked = asOwner.begin(async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify({ origin })}, true)`;
      await sql`select private.assert_write_request()`;
    });
    if (may) await checked;
    else await expect(checked).rejects.toMatchObject({ hint: "origin-not-allowed" });
  });
});

test("a program that sends no origin may vote", async () => {
  const clinic = await someClinic();
  await asOwner.begin(async (sql) => {
    await sql`select set_config('request.headers', '{"user-agent": "curl/8"}', true)`;
    await sql`select public.handle_clinic_upvote(${clinic}, ${randomUUID()})`;
  });
  const [row] = await asOwner`select upvote_count from public.clinics where id = ${clinic}`;
  expect(row).toEqual({ upvote_count: 1 });
});

test.for([
  "{https://clinics.example/}",
  "{clinics.example}",
  "{https://Clinics.Example}",
  "{null}",
  "{https://a.example b}",
  "{NULL}",
])("the operator cannot name a website as %s, which would match no browser", async (allowed) => {
  const named = asOwner`update private.settings set allowed_origins = ${allowed}::text[]`;
  await expect(named).rejects.toMatchObject({ code: "23514" });
});

test("a page of another website cannot try passwords with its visitors' addresses either", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const call = (origin: string, password: string) =>
    verifyPassword(inject("apiUrl"), address, { ...admin, password }, { origin });
  await withSettings({ allowed_origins: `{${OURS}}` }, async () => {
    const before = await takeSnapshot();
    const hashes = await countHashes(async () => {
      for (const origin of [EVIL, "null", `${OURS}.evil.example`]) {
        for (const password of [admin.password, "wrong"]) {
          expect(await call(origin, password)).toMatchObject({
            status: 403,
            body: { success: false, code: "origin-not-allowed" },
          });
        }
      }
    });
    expect(hashes).toBe(0);
    expect(await takeSnapshot()).toEqual(before);
    expect(await call(OURS, admin.password)).toEqual(YES);
  });
});
