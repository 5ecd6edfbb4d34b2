import { createHmac, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countVotes, someClinic } from "../../support/databaseClinics.ts";
import {
  bindingOf,
  craftCheck,
  encodeCheck,
  humanCheckKey,
  sha256,
  sign,
  type SolvedCheck,
  voteWithCheck,
} from "../../support/databaseProofs.ts";

interface Target {
  clinic: string;
  session: string;
  valid: SolvedCheck;
}

type Forgery = [string, (target: Target) => unknown];

/** Repairs the hash after a change, as an attacker can; the signature he cannot repair. */
function rehashed(check: SolvedCheck): SolvedCheck {
  return { ...check, challenge: sha256(check.salt + check.number) };
}

function signedBy(key: string, { salt, number }: SolvedCheck): SolvedCheck {
  return sign({ salt, number }, key);
}

const moveDigit = ({ salt, number }: SolvedCheck) => ({
  salt: salt + String(number)[0],
  number: Number(String(number).slice(1)),
});

const FORGERIES: Forgery[] = [
  ["no signature", ({ valid }) => ({ ...valid, signature: undefined })],
  ["an empty signature", ({ valid }) => ({ ...valid, signature: "" })],
  ["somebody else's signature", ({ valid }) => signedBy("guessed", valid)],
  ["a signature in capitals", ({ valid }) => ({ ...valid, signature: valid.signature.toUpperCase() })],
  [
    "the signature of another check",
    async ({ clinic, session, valid }) => ({
      ...valid,
      signature: (await craftCheck(clinic, session)).signature,
    }),
  ],
  ["another number", ({ valid }) => ({ ...valid, number: valid.number + 1 })],
  ["another number, hashed again", ({ valid }) => rehashed({ ...valid, number: valid.number + 1 })],
  ["no number", ({ valid }) => ({ ...valid, number: undefined })],
  ["an empty number", ({ valid }) => ({ ...valid, number: "" })],
  ["a number that is a list", ({ valid }) => ({ ...valid, number: [valid.number] })],
  ["a negative number", ({ valid }) => ({ ...valid, number: -valid.number })],
  ["a number with a space", ({ valid }) => ({ ...valid, number: ` ${valid.number}` })],
  ["a number in Arabic digits", ({ valid }) => ({ ...valid, number: "\u0664\u0667\u0661\u0661" })],
  ["another salt", ({ valid }) => ({ ...valid, salt: `0${valid.salt}` })],
  ["another salt, hashed again", ({ valid }) => rehashed({ ...valid, salt: `0${valid.salt}` })],
  ["a digit moved from the number to the salt", ({ valid }) => ({ ...valid, ...moveDigit(valid) })],
  ["a longer expiry", ({ valid }) => ({ ...valid, salt: valid.salt.replace("expires=", "expires=9") })],
  [
    "a longer expiry, hashed again",
    ({ valid }) => rehashed({ ...valid, salt: valid.salt.replace("expires=", "expires=9") }),
  ],
  ["a second, longer expiry", ({ valid }) => ({ ...valid, salt: `?expires=99999999999&${valid.salt}` })],
  [
    "an expiry in Arabic digits",
    ({ valid }) => ({
      ...valid,
      salt: valid.salt.replace(
        /expires=\d+/,
        "expires=\u0669\u0669\u0669\u0669\u0669\u0669\u0669\u0669\u0669\u0669",
      ),
    }),
  ],
  ["another algorithm", ({ valid }) => ({ ...valid, algorithm: "SHA-1" })],
  ["no algorithm", ({ valid }) => ({ ...valid, algorithm: undefined })],
  ["nothing in it", () => ({})],
  ["a list instead", ({ valid }) => [valid]],
  ["a text instead", () => "SHA-256"],
  ["a null instead", () => null],
  [
    "nulls for everything",
    () => ({ algorithm: null, challenge: null, number: null, salt: null, signature: null }),
  ],
];

/** What the key really signed, and still must not count here and now. */
const MISUSED: Forgery[] = [
  ["that expired a second ago", ({ clinic, session }) => craftCheck(clinic, session, -1)],
  ["that expired a year ago", ({ clinic, session }) => craftCheck(clinic, session, -31_536_000)],
  ["of another clinic", async ({ session }) => craftCheck(await someClinic(), session)],
  ["of another session", ({ clinic }) => craftCheck(clinic, randomUUID())],
  [
    "without an expiry",
    async ({ clinic, session }) =>
      sign({ salt: `x?for=${await bindingOf(clinic, session)}&`, number: 1 }, await humanCheckKey()),
  ],
  [
    "that is for nobody",
    async () =>
      sign({ salt: `x?expires=${Math.floor(Date.now() / 1000) + 600}&`, number: 1 }, await humanCheckKey()),
  ],
  [
    "whose salt does not end",
    async ({ valid }) => sign({ salt: valid.salt.slice(0, -1), number: 1 }, await humanCheckKey()),
  ],
  [
    "whose binding was signed as if it were a check",
    async ({ valid }) => ({
      ...valid,
      signature: createHmac("sha256", await humanCheckKey())
        .update(`for:${valid.challenge}`)
        .digest("hex"),
    }),
  ],
];

test.for([
  ...FORGERIES.map((one) => ["with", ...one] as const),
  ...MISUSED.map((one) => ["", ...one] as const),
])("a human check %s %s is refused, and nothing is stored", async ([, , forge]) => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const valid = await craftCheck(clinic, session);
  const forged = await forge({ clinic, session, valid });

  const { status, error } = await voteWithCheck(clinic, session, encodeCheck(forged as object));
  expect(status).toBe(400);
  expect(error?.message).toBe("The human check is not valid any more. Please try again.");
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });

  expect((await voteWithCheck(clinic, session, valid)).data).toMatchObject({ success: true });
});

test.for<[string, string]>([
  ["not base64", "%%% not base64 %%%"],
  ["base64 of no JSON", Buffer.from("no json").toString("base64")],
  ["base64 of no text", Buffer.from([0xff, 0xfe, 0x00]).toString("base64")],
  ["base64 of half a JSON", Buffer.from('{"algorithm":').toString("base64")],
  ["JSON with a NUL in it", Buffer.from(String.raw`{"salt":"\u0000"}`).toString("base64")],
  ["deeply nested", Buffer.from("[".repeat(1_400)).toString("base64")],
  ["10 kB long", "A".repeat(10_000)],
  ["the word true", "true"],
  ["an injection", "'; select private.apply_grants(); --"],
])("a header that is %s is refused, and nothing is stored", async ([, header]) => {
  const clinic = await someClinic();
  const { status, error } = await voteWithCheck(clinic, randomUUID(), header);
  expect(status).toBe(400);
  expect(error?.message).toBe("The human check is not valid any more. Please try again.");
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
});

test("a check that was used does not serve another session, clinic or spelling of the session", async () => {
  const [clinic, another, session] = [await someClinic(), await someClinic(), randomUUID()];
  const check = await craftCheck(clinic, session);
  await voteWithCheck(clinic, session, check);

  expect((await voteWithCheck(clinic, randomUUID(), check)).status).toBe(400);
  expect((await voteWithCheck(another, session, check)).status).toBe(400);
  expect((await voteWithCheck(clinic, session.toUpperCase(), check)).data).toMatchObject({ success: false });
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
  expect(await countVotes(another)).toEqual({ shown: 0, stored: 0 });
});
