import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { anonymous, someAddress } from "../../support/database/clients.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { onlyServed } from "../../support/database/servedSchemas.ts";
import { listTables, takeSnapshot, takeSecuritySnapshot } from "../../support/database/snapshot.ts";
import { signedUp } from "../../support/database/tokens.ts";

const ATTACKERS = { "a visitor": anonymous, "a signed-up user who is no admin": signedUp };

for (const [who, attacker] of Object.entries(ATTACKERS)) {
  test(`${who} cannot write to any table, by whatever name or schema`, async () => {
    const [before, security] = [await takeSnapshot(), await takeSecuritySnapshot()];
    const tables = await listTables();
    expect(tables.length).toBeGreaterThan(10);
    const client = attacker();
    const served = await onlyServed(client, [...new Set(tables.map((table) => table.split(".")[0]!))]);

    for (const qualified of tables) {
      const [schema = "", table = ""] = qualified.split(".");
      for (const name of [table, qualified]) {
        for (const exposed of served(["public", schema])) {
          const target = client.schema(exposed as "public").from(name as "clinics");
          const attempts = await Promise.all([
            target.insert({ id: `test-${randomUUID()}`, name: "Intruder" }),
            target.insert({} as never),
            target.upsert({ id: "reprofit", name: "Taken over" }),
            target.update({ upvote_count: 999 }).neq("id", ""),
            target.update({ name: "Taken over" }).eq("id", "reprofit"),
            target.delete().neq("id", ""),
          ]);
          // Row level security answers signed-in callers with success and no row.
          if (attacker !== anonymous) continue;
          for (const { status } of attempts)
            expect(status, `${qualified}: ${status}`).toBeGreaterThanOrEqual(400);
        }
      }
    }

    expect(await takeSnapshot()).toEqual(before);
    expect(await takeSecuritySnapshot()).toEqual(security);
  });
}

test.for([
  ["PUT", "/rest/v1/clinics?id=eq.reprofit", '{"id":"reprofit","name":"Taken over","upvote_count":999}'],
  ["PATCH", "/rest/v1/clinics?id=eq.reprofit", '{"upvote_count":999}'],
  ["PATCH", "/rest/v1/clinics", '{"upvote_count":999}'],
  ["DELETE", "/rest/v1/clinics", ""],
  ["POST", "/rest/v1/clinics?on_conflict=id", '[{"id":"reprofit","name":"x","upvote_count":999}]'],
  ["POST", "/rest/v1/clinics?columns=id,name,upvote_count", '[{"id":"a","name":"x","upvote_count":9}]'],
  ["POST", "/rest/v1/votes", '{"clinic_id":"reprofit"}'],
  ["POST", "/rest/v1/private.votes", '{"clinic_id":"reprofit"}'],
  ["POST", "/rest/v1/settings", '{"votes_per_address_an_hour":9999}'],
] as const)("%s %s changes nothing, whatever headers ask for it", async ([method, path, body]) => {
  const before = await takeSnapshot();
  for (const profile of ["public", "private", "auth"]) {
    const response = await fetchFrom(someAddress())(inject("apiUrl") + path, {
      method,
      body: body || undefined,
      headers: {
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        "content-type": "application/json",
        "content-profile": profile,
        "accept-profile": profile,
        prefer: "resolution=merge-duplicates,missing=default,return=representation",
        role: "service_role",
        "x-supabase-role": "service_role",
        "x-http-method-override": method,
      },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
  expect(await takeSnapshot()).toEqual(before);
});
