import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { signedIn, someAccount, someEditor, someRemovedAdmin } from "../../support/database/accounts.ts";
import type { Visitor } from "../../support/database/calls.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { someClinic } from "../../support/database/clinics.ts";
import { namesOf } from "../../support/database/exempted/attacks.ts";
import {
  FOR_EDITORS,
  FOR_SIGNED_IN,
  FOR_VISITORS,
  INSIDE,
} from "../../support/database/exempted/functions.ts";
import { listFunctions } from "../../support/database/functions.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";
import { onlyServed } from "../../support/database/servedSchemas.ts";
import { takeSnapshot, takeSecuritySnapshot } from "../../support/database/snapshot.ts";
import { signedUp } from "../../support/database/tokens.ts";

type Rpc = "is_ip_banned";

const OPEN = new Set(namesOf(FOR_VISITORS));
const TELLING_ROLES = new Set(namesOf(FOR_SIGNED_IN));
const SCHEMAS = ["public", "private", "auth", "extensions"];

const ATTACKERS: Record<string, () => Promise<Visitor> | Visitor> = {
  "a visitor": anonymous,
  "a signed-up user who is no admin": signedUp,
  "a removed admin who signed in again": someRemovedAdmin,
  "a removed admin with the session from before": removedMeanwhile,
};

async function removedMeanwhile(): Promise<Visitor> {
  const account = await someAccount({ admin: true });
  const session = await signedIn(account);
  await asOwner`delete from private.admins where user_id = ${account.id}`;
  return session;
}

for (const [who, attacker] of Object.entries(ATTACKERS)) {
  // The API looks for a function by its name before it looks at who calls, so one caller tries them.
  const isVisitor = attacker === anonymous;
  const which = isVisitor ? "the catalogue" : "the API";
  test(`${who} changes nothing by calling every function of ${which}`, async () => {
    const functions = (await listFunctions(isVisitor ? SCHEMAS : ["public"])).filter(
      ({ name }) => !OPEN.has(name) && (!TELLING_ROLES.has(name) || isVisitor),
    );
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...["void_votes", "audit_votes"],
        ...(isVisitor ? ["upvote", "purge_old_traces", "apply_grants"] : []),
      ]),
    );
    const client = await attacker();
    const served = await onlyServed(client, SCHEMAS);
    const [before, security] = [await takeSnapshot(), await takeSecuritySnapshot()];

    for (const { schema, name, args } of functions) {
      for (const exposed of served(["public", schema])) {
        const { status, data } = await client.schema(exposed as "public").rpc(name as Rpc, args as never);
        expect([401, 403, 404, 406], `${schema}.${name}: ${status}`).toContain(status);
        expect(data).toBeNull();
      }
    }

    expect(await takeSnapshot()).toEqual(before);
    expect(await takeSecuritySnapshot()).toEqual(security);
  });
}

test("an editor changes nothing by calling every function that is not for editors", async () => {
  const allowed = new Set([FOR_VISITORS, FOR_SIGNED_IN, FOR_EDITORS].flatMap(namesOf));
  const functions = (await listFunctions(["public"])).filter(({ name }) => !allowed.has(name));
  expect(functions.length).toBeGreaterThan(20);
  const editor = await someEditor();
  const [before, security] = [await takeSnapshot(), await takeSecuritySnapshot()];
  for (const { name, args } of functions) {
    const { status, error } = await editor.rpc(name as Rpc, args as never);
    expect([`${name}: 403 owners-only`, `${name}: 403 `]).toContain(
      `${name}: ${status} ${error?.hint ?? ""}`,
    );
  }
  expect(await takeSnapshot()).toEqual(before);
  expect(await takeSecuritySnapshot()).toEqual(security);
});

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
  expect(callable.map(({ name }) => name)).toEqual([...new Set([...OPEN, ...namesOf(INSIDE)])].toSorted());
});
