import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { asOwner } from "../../support/database/clients.ts";
import { someClinic } from "../../support/database/clinics.ts";
import { bearing, TOMORROW, makeToken } from "../../support/database/tokens.ts";

const CLAIMS = { sub: randomUUID(), aud: "authenticated", exp: TOMORROW };

test.for<[string, string]>([
  ["an unsigned service role", makeToken({ ...CLAIMS, role: "service_role" }, { alg: "none" })],
  ["an unsigned database owner", makeToken({ ...CLAIMS, role: "postgres" }, { alg: "none" })],
  [
    "a service role signed with another key",
    makeToken({ ...CLAIMS, role: "service_role" }, { secret: "guess" }),
  ],
  ["an expired user", makeToken({ ...CLAIMS, role: "authenticated", exp: 1_000_000_000 })],
  ["a truly signed user who is no admin", makeToken({ ...CLAIMS, role: "authenticated" })],
  ["a signed token without a role", makeToken(CLAIMS)],
  ["a truly signed visitor", makeToken({ ...CLAIMS, role: "anon" })],
  ["nonsense", "nonsense"],
  ["an empty token", ""],
])("%s can read the directory at most, and change nothing", async ([, jwt]) => {
  const clinic = await someClinic();
  const bearer = bearing(jwt);
  const attempts = await Promise.all([
    bearer.from("clinics").update({ name: "Taken over" }).eq("id", clinic),
    bearer.from("clinics").update({ upvote_count: 999 }).eq("id", clinic),
    bearer.from("clinics").insert({ id: `test-${randomUUID()}`, name: "Intruder" }),
    bearer.from("clinics").delete().eq("id", clinic),
    bearer
      .schema("private" as "public")
      .from("votes" as "clinics")
      .select(),
    bearer.rpc("audit_votes", {}),
  ]);
  for (const { status, data } of attempts) {
    // Non-admins change no row, which isn't an error.
    expect(status).toBeLessThan(500);
    expect(data).toBeNull();
  }
  expect(
    await asOwner`select name, upvote_count from public.clinics where id = ${clinic} or name = 'Intruder'`,
  ).toEqual([{ name: "Test clinic", upvote_count: 0 }]);
});

test.for<[string, Record<string, string>]>([
  ["no key", {}],
  ["a wrong key", { apikey: "sb_publishable_other" }],
  ["a guessed secret key", { apikey: "sb_secret_guess" }],
  ["the key in the wrong header", { authorization: "Bearer sb_publishable_embedded-backend" }],
])("a caller with %s is turned away", async ([, headers]) => {
  const response = await fetch(`${inject("apiUrl")}/rest/v1/clinics?select=id&limit=1`, { headers });
  expect(response.status).toBe(401);
});
