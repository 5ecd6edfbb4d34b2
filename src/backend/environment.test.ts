import { expect, test } from "vitest";
import { readEnvironment, settingProblems } from "./environment.ts";

test("without settings the embedded backend and the test payment page are used", () => {
  expect(readEnvironment({})).toEqual({
    supabaseUrl: undefined,
    publishableKey: undefined,
    ipLookupUrl: undefined,
    paymentUrl: expect.stringMatching(/^https:.*test/),
    advertisingEmail: "advertising@example.org",
    privacyEmail: undefined,
    contactEmail: undefined,
    operator: undefined,
    registration: undefined,
    funding: undefined,
    dataLicence: undefined,
    asksToMeasure: false,
    siteUrl: undefined,
  });
});

function oldKey(role: string): string {
  const parts = [
    { alg: "HS256", typ: "JWT" },
    { iss: "supabase", ref: "x", role },
  ];
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")), "sign"].join(".");
}

test("a Supabase project is used with its key", () => {
  const env = {
    VITE_SUPABASE_URL: "https://x.supabase.co/",
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  };
  expect(readEnvironment(env)).toMatchObject({
    supabaseUrl: "https://x.supabase.co",
    publishableKey: "sb_publishable_x",
  });
});

test("the public key of the old kind is used too", () => {
  const env = { VITE_SUPABASE_URL: "https://x.supabase.co", VITE_SUPABASE_PUBLISHABLE_KEY: oldKey("anon") };
  expect(readEnvironment(env).publishableKey).toBe(oldKey("anon"));
});

test("visitors are asked to let us measure only where the operator says yes", () => {
  expect(readEnvironment({ VITE_ASK_TO_MEASURE: "yes" }).asksToMeasure).toBe(true);
  expect(settingProblems({ VITE_ASK_TO_MEASURE: "no" })).toEqual([
    "VITE_ASK_TO_MEASURE must be 'yes' or not set, but it is 'no'.",
  ]);
});

test("a licence for the data has a name and an address", () => {
  const url = "https://creativecommons.org/licenses/by/4.0/";
  const env = { VITE_DATA_LICENCE: "CC-BY-4.0", VITE_DATA_LICENCE_URL: url };
  expect(readEnvironment(env).dataLicence).toEqual({ name: "CC-BY-4.0", url });
});

test.for([
  [{ VITE_DATA_LICENCE: "CC-BY-4.0" }, /VITE_DATA_LICENCE_URL must say where/],
  [{ VITE_DATA_LICENCE_URL: "https://x.example" }, /VITE_DATA_LICENCE must name the licence/],
  [
    { VITE_DATA_LICENCE: "free for all", VITE_DATA_LICENCE_URL: "https://x.example" },
    /short name from https:\/\/spdx\.org/,
  ],
  [
    { VITE_DATA_LICENCE: "CC0-1.0", VITE_DATA_LICENCE_URL: "javascript:alert(1)" },
    /VITE_DATA_LICENCE_URL must be a web/,
  ],
] as const)("half a licence, or a wrong one, is named in a message: %j", ([env, words]) => {
  expect(settingProblems(env).join("\n")).toMatch(words);
});

test("an empty setting counts as none", () => {
  expect(readEnvironment({ VITE_SUPABASE_URL: " " }).supabaseUrl).toBeUndefined();
});

test.for([
  [{ VITE_SUPABASE_URL: "https://x.supabase.co" }, /VITE_SUPABASE_PUBLISHABLE_KEY must be set/],
  [
    { VITE_SUPABASE_URL: "x.supabase.co", VITE_SUPABASE_PUBLISHABLE_KEY: "k" },
    /VITE_SUPABASE_URL must be a web/,
  ],
  [
    { VITE_SUPABASE_URL: "https://x.supabase.co", VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_x" },
    /secret key, which would be published/,
  ],
  [
    { VITE_SUPABASE_URL: "https://x.supabase.co", VITE_SUPABASE_PUBLISHABLE_KEY: oldKey("service_role") },
    /secret key, which would be published/,
  ],
  [{ VITE_IP_LOOKUP_URL: "javascript:alert(1)" }, /VITE_IP_LOOKUP_URL must be a web address/],
  [{ VITE_PAYMENT_URL: "nowhere" }, /VITE_PAYMENT_URL must be a web address/],
  [{ VITE_CONTACT_EMAIL: "example.org" }, /VITE_CONTACT_EMAIL must be an e-mail address/],
  [{ VITE_PRIVACY_EMAIL: "us@nowhere" }, /VITE_PRIVACY_EMAIL must be an e-mail address/],
] as const)("%o stops with an error that says why", ([env, words]) => {
  expect(() => readEnvironment(env)).toThrow(words);
});

test("every wrong setting is named at once", () => {
  const env = { VITE_PAYMENT_URL: "nowhere", VITE_CONTACT_EMAIL: "nobody" };
  expect(settingProblems(env)).toEqual([
    "VITE_PAYMENT_URL must be a web address such as https://example.org, but it is 'nowhere'.",
    "VITE_CONTACT_EMAIL must be an e-mail address such as contact@example.org, but it is 'nobody'.",
  ]);
});
