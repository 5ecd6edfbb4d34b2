import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { someClinic } from "../../support/database/clinics.ts";
import { listFunctions } from "../../support/database/functions.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";
import { takeSnapshot, takeSecuritySnapshot } from "../../support/database/snapshot.ts";
import { signedUp } from "../../support/database/tokens.ts";

type Rpc = "is_ip_banned";

/** What visitors are meant to call; each has tests of its own about what it may change. */
const OPEN = new Set([
  "clinic_after_merges",
  "clinic_facts",
  "clinics_facts",
  "create_human_check",
  "handle_captcha_failure",
  "handle_clinic_upvote",
  "is_ip_banned",
  "published_post",
  "sponsored_price",
]);
/** Tell those who are signed in whether they are admins themselves. */
const FOR_SIGNED_IN = new Set(["admin_role", "is_admin"]);
const SCHEMAS = ["public", "private", "auth", "extensions"];
const ATTACKERS = { "a visitor": anonymous, "a signed-up user who is no admin": signedUp };

for (const [who, attacker] of Object.entries(ATTACKERS)) {
  test(`${who} who calls every function of the catalogue changes nothing`, async () => {
    const functions = (await listFunctions(SCHEMAS)).filter(
      ({ name }) => !OPEN.has(name) && (!FOR_SIGNED_IN.has(name) || attacker === anonymous),
    );
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["upvote", "void_votes", "purge_old_traces", "apply_grants", "audit_votes"]),
    );
    const [before, security] = [await takeSnapshot(), await takeSecuritySnapshot()];

    const client = attacker();
    for (const { schema, name, args } of functions) {
      for (const exposed of new Set(["public", schema])) {
        const { status, data } = await client.schema(exposed as "public").rpc(name as Rpc, args as never);
        expect([401, 403, 404, 406], `${schema}.${name}: ${status}`).toContain(status);
        expect(data).toBeNull();
      }
    }

    expect(await takeSnapshot()).toEqual(before);
    expect(await takeSecuritySnapshot()).toEqual(security);
  });
}

test.for(["pg_sleep", "set_config", "pg_read_file", "lo_import", "pg_terminate_backend", "query_to_xml"])(
  "Postgres' own %s cannot be called",
  async (name) => {
    const before = await takeSnapshot();
    for (const schema of ["public", "pg_catalog"]) {
      const client = anonymous().schema(schema as "public");
      const { status } = await client.rpc(name as Rpc, { p: "1" } as never);
      expect([404, 406]).toContain(status);
    }
    expect(await takeSnapshot()).toEqual(before);
  },
);

test("every function that may write refuses to be a link or an image", async () => {
  const writing = (await listFunctions(["public"])).filter(({ volatile }) => volatile);
  expect(writing.length).toBeGreaterThanOrEqual(3);
  const clinic = await someClinic();
  const before = await takeSnapshot();
  const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };
  for (const { name, args } of writing) {
    const call = "p_clinic_id" in args ? { ...args, p_clinic_id: clinic } : args;
    const query = new URLSearchParams(call as Record<string, string>);
    for (const method of ["GET", "HEAD"]) {
      const path = `/rest/v1/rpc/${name}?${query}`;
      const { status } = await rawRequest(inject("apiUrl"), path, { method, headers });
      expect([401, 405], `${method} ${name}: ${status}`).toContain(status);
    }
  }
  expect(await takeSnapshot()).toEqual(before);
});

test("what is not open to visitors is not open to them inside the database either", async () => {
  const callable = await asOwner<{ name: string }[]>`
    select distinct proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', oid, 'execute') order by 1`;
  expect(callable.map(({ name }) => name)).toEqual(
    [
      ...OPEN,
      ...["give_human_check", "is_session_banned", "record_captcha_failure", "upvote"],
      // The checks of a table run with the rights of whoever writes to it.
      ...["is_visible", "is_web_url"],
      // A policy runs with the rights of whoever reads.
      ...[
        "directory_day",
        "has_costly_operators",
        "has_costly_words",
        "is_modest_query",
        "refuse_costly_query",
      ],
      // The API runs it before each request, with the rights of whoever calls.
      "before_request",
    ].toSorted(),
  );
});
