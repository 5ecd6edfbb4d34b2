import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { LOCAL_ADMIN } from "../../supabase/embedded/admins.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { cachedDatabase } from "../../supabase/embedded/newDatabase.ts";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, someAddress } from "../support/database/clients.ts";
import { sharedEmbedded } from "../support/database/embedded.ts";
import { REVIEWS } from "../support/database/facts.ts";
import { REPORT } from "../support/database/figureReports.ts";
import { reportFailure } from "../support/database/failures.ts";
import { fetchFrom } from "../support/database/fetch.ts";
import { NOT_SERVED } from "../support/database/notServed.ts";
import { askForCheck } from "../support/database/proofs.ts";
import { rawRequest } from "../support/database/rawRequest.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";
import { SEEDED_CLINICS } from "../support/seededClinics.ts";

let backend: EmbeddedBackend;
let server: { url: string };

beforeAll(async () => {
  const running = await sharedEmbedded();
  [backend, server] = [running.backend, running];
});

const visitor = (address = someAddress(), headers = {}) => anonymous(address, server.url, headers);
const json = { "content-type": "application/json", apikey: EMBEDDED_PUBLISHABLE_KEY };

async function countUsers(): Promise<number> {
  const { rows } = await backend.connection.exec<{ rows: { users: number }[] }>(
    "select count(*)::int as users from auth.users",
  );
  return rows[0]?.users ?? -1;
}

test("a visitor reads every clinic of the seed", async () => {
  const { data } = await visitor().from("clinics").select();
  expect(data).toHaveLength(SEEDED_CLINICS.length);
});

test("the template for new databases holds none of this one's keys", async () => {
  const { rows } = await backend.connection.exec<{ rows: { secret: Uint8Array }[] }>(
    "select secret from private.keys",
  );
  const kept = readFileSync(cachedDatabase());
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ secret }) => kept.includes(Buffer.from(secret)))).toEqual([]);
  expect(kept.includes("client-hash")).toBe(true);
});

test("a visitor cannot write", async () => {
  const attempts = await Promise.all([
    visitor().from("clinics").insert({ id: "intruder", name: "Intruder" }),
    visitor().from("clinics").update({ upvote_count: 999 }).eq("id", "gameta"),
    visitor().from("clinics").delete().eq("id", "gameta"),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401]);
  const { data } = await visitor().from("clinics").select("upvote_count").eq("id", "gameta");
  expect(data).toEqual([{ upvote_count: 0 }]);
});

test("a vote is counted once", async () => {
  const session = randomUUID();
  expect((await vote(visitor(), "clayo", session)).data).toEqual(COUNTED);
  expect((await vote(visitor(), "clayo", session)).data).toMatchObject({ success: false });
  const { data } = await visitor().from("clinics").select("upvote_count").eq("id", "clayo");
  expect(data).toEqual([{ upvote_count: 1 }]);
});

test("a page of another website can neither call, submit nor sign in here, and the site's own can", async () => {
  const call = { p_clinic_id: "reprofit", p_session_id: randomUUID() };
  const post = async (path: string, body: object, origin: string) =>
    fetchFrom(someAddress())(`${server.url}${path}`, {
      method: "POST",
      headers: { ...json, origin },
      body: JSON.stringify(body),
    });
  const paths = [
    "rest/v1/rpc/handle_clinic_upvote",
    "rest/v1/clinic_submissions",
    "auth/v1/token",
    "functions/v1/client-ip",
  ];
  for (const origin of ["https://evil.example", "null"]) {
    for (const path of paths) {
      const answer = await post(`/${path}`, call, origin);
      expect(answer.status, path).toBe(403);
      expect(await answer.json()).toMatchObject({ hint: "origin-not-allowed" });
    }
  }
  expect((await post("/rest/v1/rpc/handle_clinic_upvote", call, server.url)).status).toBe(200);
});

test("pausing works here too, with the operator's sentence", async () => {
  await backend.connection.exec(
    "update private.settings set voting_paused = 'Voting is paused until Monday.'",
  );
  const { status, error } = await vote(visitor(), "clayo", randomUUID());
  await backend.connection.exec("update private.settings set voting_paused = null");
  expect({ status, error }).toMatchObject({
    status: 503,
    error: { hint: "voting-paused", message: "Voting is paused until Monday." },
  });
});

test("a refusal carries its code here too", async () => {
  const { status, error } = await vote(visitor(), "no-such-clinic", randomUUID());
  expect({ status, error }).toMatchObject({ status: 404, error: { code: "PT404", hint: "no-such-clinic" } });
});

test("facts are read in one call, and only an admin's good ones change a clinic's figures", async () => {
  const read = () => visitor().rpc("clinic_facts", { p_clinic_id: "clayo" }, { get: true });
  expect((await read()).data).toMatchObject({ reviews: [{ status: "sample", score: 4.1 }], ranges: [] });
  const fact = { ...REVIEWS, clinic_id: "clayo" };
  expect((await visitor().from("clinic_reviews").insert(fact)).status).toBe(401);

  const admin = visitor();
  await admin.auth.signInWithPassword(LOCAL_ADMIN);
  for (const bad of [{ score: 6 }, { checked_on: null }, { source_url: "their website" }]) {
    expect((await admin.from("clinic_reviews").insert({ ...fact, ...bad })).error).not.toBeNull();
  }
  expect((await admin.from("clinics").update({ review_score: 5 }).eq("id", "clayo")).error).not.toBeNull();
  const score = () => visitor().from("clinics").select("review_score, basis").eq("id", "clayo").single();
  expect((await score()).data).toEqual({ review_score: 4.1, basis: {} });

  expect((await admin.from("clinic_reviews").insert(fact)).error).toBeNull();
  expect((await score()).data).toEqual({
    review_score: 4.5,
    basis: { reviews: "Google/5/312/2026-11-01" },
  });
  expect((await read()).data).toMatchObject({ reviews: [{ status: "sourced" }, { status: "sample" }] });
  const both = visitor().rpc("clinics_facts", { p_ids: ["reprofit", "clayo"] }, { get: true });
  expect((await both).data).toMatchObject([
    { clinic_id: "reprofit" },
    { clinic_id: "clayo", reviews: [{ status: "sourced" }, { status: "sample" }] },
  ]);
});

const reports = () => visitor().from("figure_reports");

test("a wrong figure is reported, its id comes back, and nobody reads it afterwards", async () => {
  expect((await reports().insert(REPORT).select("id")).data).toEqual([{ id: expect.any(String) }]);
  expect((await reports().insert({ ...REPORT, clinic_id: "no-such-clinic" })).error).not.toBeNull();
  expect((await reports().select("id")).data).toEqual([]);
  expect((await reports().select()).error).not.toBeNull();
});

const submissions = () => visitor().from("clinic_submissions");

test("a clinic is submitted, its id comes back, and nobody reads it afterwards", async () => {
  const { data } = await submissions().insert(rawRow(GOOD_FORM)).select("id");
  expect(data).toEqual([{ id: expect.any(String) }]);
  expect((await submissions().insert({ ...rawRow(GOOD_FORM), satisfaction: 6 })).error).not.toBeNull();
  expect((await submissions().select("id")).data).toEqual([]);
  expect((await submissions().select()).error).not.toBeNull();
});

test("five failed human checks ban the session, and count for the socket's address, whatever the headers say", async () => {
  const [address, victim, session] = [someAddress(), someAddress(), randomUUID()];
  const forged = { "x-forwarded-for": victim, "cf-connecting-ip": victim, "x-real-ip": victim };
  for (let failure = 1; failure <= 5; failure++) {
    const check = await askForCheck(visitor(address, forged), "reprofit", session);
    await reportFailure(visitor(address, forged), session, check, { claimedAddress: victim });
  }
  const ask = { p_session_id: session };
  expect((await visitor().rpc("is_ip_banned", ask)).data).toBe(true);
  expect((await vote(visitor(), "gennet", session)).error?.hint).toBe("banned");
  expect((await vote(visitor(address), "gennet", randomUUID())).error?.hint).toBe("human-check-required");
  expect((await vote(visitor(victim), "gennet", randomUUID())).data).toEqual(COUNTED);
});

test("the private schema is refused", async () => {
  const { status } = await visitor()
    .schema("private" as "public")
    .from("votes" as "clinics")
    .select();
  expect(status).toBe(406);
});

test("a caller without the key is turned away", async () => {
  expect((await rawRequest(server.url, "/rest/v1/clinics")).status).toBe(401);
});

const ACCOUNT = JSON.stringify({
  email: "intruder@example.org",
  password: "long-enough-password",
  create_user: true,
});

test.for(NOT_SERVED)("%s is not served, and makes no user", async (path) => {
  const before = await countUsers();
  const { status } = await rawRequest(server.url, path, { method: "POST", headers: json, body: ACCOUNT });
  expect(path === "/auth/v1/admin/users" ? [403] : [400, 404]).toContain(status);
  expect(await countUsers()).toBe(before);
});

test("a wrong password is refused, since signing in itself is served", async () => {
  const { error } = await visitor().auth.signInWithPassword({
    email: "nobody@example.org",
    password: "long-enough-password",
  });
  expect(error?.message).toBe("Invalid login credentials");
});

test("the pause after a wrong password makes nobody else wait", async () => {
  const { rows } = await backend.connection.exec<{ rows: { rests: boolean }[] }>(
    "select login_rests as rests from private.settings",
  );
  expect(rows).toEqual([{ rests: false }]);
});

test("the address function answers the address of the socket, whatever the headers say", async () => {
  const address = someAddress();
  const forged = "203.0.113.7";
  const response = await fetchFrom(address)(`${server.url}/functions/v1/client-ip`, {
    headers: {
      ...{ "x-forwarded-for": forged, "x-real-ip": forged, "cf-connecting-ip": forged },
      ...{ "true-client-ip": forged, forwarded: `for=${forged}` },
    },
  });
  expect(await response.json()).toEqual({ ip: address });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the address function may be called from another site and answers GET only", async () => {
  const address = `${server.url}/functions/v1/client-ip`;
  const preflight = await fetch(address, { method: "OPTIONS" });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect((await fetch(address, { method: "POST" })).status).toBe(405);
});

test("every answer forbids the browser to guess its type", async () => {
  for (const path of ["/rest/v1/clinics", "/auth/v1/otp", "/functions/v1/client-ip", "/functions/v1/none"]) {
    const response = await fetch(server.url + path);
    expect(response.headers.get("x-content-type-options"), path).toBe("nosniff");
  }
});
