import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { signedIn, someAccount, tokenOf } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { sendFactor } from "../support/database/factors.ts";
import { fetchFrom } from "../support/database/fetch.ts";

const ADMIN = { admin: true } as const;

test.for<[what: string, method: string, path: string, body?: unknown]>([
  ["a factor of another kind", "POST", "", { factor_type: "phone", phone: "+420123456789" }],
  ["a name with a line break", "POST", "", { factor_type: "totp", friendly_name: "a\nb" }],
  ["a name with NUL", "POST", "", { factor_type: "totp", friendly_name: "a\0b" }],
  ["a name that is a list", "POST", "", { factor_type: "totp", friendly_name: ["a"] }],
  ["a body of 10 MB", "POST", "", { factor_type: "totp", friendly_name: "x".repeat(10_000_000) }],
  ["no JSON", "POST", "", "factor"],
  ["an id that is SQL", "DELETE", "/x'%20or%20true--"],
  ["a method that is none", "PUT", ""],
  ["a part that is none", "POST", "/5b1f6d1e-0000-4000-8000-00000000fac7/reveal", {}],
])("%s is refused, and nothing is stored", async ([, method, path, body]) => {
  const account = await someAccount(ADMIN);
  const status = await sendFactor(await tokenOf(await signedIn(account)), method, path, body);
  expect([400, 404, 405]).toContain(status);
  expect(await asOwner`select from auth.mfa_factors where user_id = ${account.id}`).toHaveLength(0);
});

test("nobody begins a factor without a session, and an account begins ten at most", async () => {
  const anonymous = await fetchFrom("127.0.0.1")(`${inject("apiUrl")}/auth/v1/factors`, {
    method: "POST",
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ factor_type: "totp" }),
  });
  expect(anonymous.status).toBe(401);
  const client = await signedIn(await someAccount(ADMIN));
  const enroll = (friendlyName: string) => client.auth.mfa.enroll({ factorType: "totp", friendlyName });
  for (let number = 1; number <= 10; number++) expect((await enroll(`${number}`)).error).toBeNull();
  expect((await enroll("11")).error).toMatchObject({ code: "too_many_enrolled_mfa_factors" });
  expect((await enroll("10")).error).toMatchObject({ code: "mfa_factor_name_conflict" });
});

test("of many factors begun at once ten at most are stored, one of each name", async () => {
  const account = await someAccount(ADMIN);
  const client = await signedIn(account);
  const names = Array.from({ length: 14 }, (_, number) => `${number % 12}`);
  await Promise.all(
    names.map((friendlyName) => client.auth.mfa.enroll({ factorType: "totp", friendlyName })),
  );
  const stored = await asOwner<{ name: string }[]>`
    select friendly_name as name from auth.mfa_factors where user_id = ${account.id}`;
  expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length);
  expect(stored).toHaveLength(10);
});
