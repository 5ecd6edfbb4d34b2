import { createHmac, randomUUID } from "node:crypto";
import { someClinic } from "./database/clinics.ts";
import {
  bindingOf,
  craftCheck,
  craftSalt,
  humanCheckKey,
  sha256,
  sign,
  type SolvedCheck,
} from "./database/proofs.ts";

interface Target {
  clinic: string;
  session: string;
  valid: SolvedCheck;
}

type Forgery = [string, (target: Target) => unknown];

/** Recomputes the hash after a change, as attackers can. They can't repair the signature. */
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

export const FORGED: Forgery[] = [
  ["with no signature", ({ valid }) => ({ ...valid, signature: undefined })],
  ["with an empty signature", ({ valid }) => ({ ...valid, signature: "" })],
  ["with somebody else's signature", ({ valid }) => signedBy("guessed", valid)],
  ["with a signature in capitals", ({ valid }) => ({ ...valid, signature: valid.signature.toUpperCase() })],
  [
    "with the signature of another check",
    async ({ clinic, session, valid }) => ({
      ...valid,
      signature: (await craftCheck(clinic, session)).signature,
    }),
  ],
  ["with another number", ({ valid }) => ({ ...valid, number: valid.number + 1 })],
  ["with another number, hashed again", ({ valid }) => rehashed({ ...valid, number: valid.number + 1 })],
  ["with no number", ({ valid }) => ({ ...valid, number: undefined })],
  ["with an empty number", ({ valid }) => ({ ...valid, number: "" })],
  ["with a number that is a list", ({ valid }) => ({ ...valid, number: [valid.number] })],
  ["with a negative number", ({ valid }) => ({ ...valid, number: -valid.number })],
  ["with a number with a space", ({ valid }) => ({ ...valid, number: ` ${valid.number}` })],
  ["with a number in Arabic digits", ({ valid }) => ({ ...valid, number: "\u0664\u0667\u0661\u0661" })],
  ["with another salt", ({ valid }) => ({ ...valid, salt: `0${valid.salt}` })],
  ["with another salt, hashed again", ({ valid }) => rehashed({ ...valid, salt: `0${valid.salt}` })],
  ["with a digit moved from the number to the salt", ({ valid }) => ({ ...valid, ...moveDigit(valid) })],
  ["with a longer expiry", ({ valid }) => ({ ...valid, salt: valid.salt.replace("expires=", "expires=9") })],
  [
    "with a longer expiry, hashed again",
    ({ valid }) => rehashed({ ...valid, salt: valid.salt.replace("expires=", "expires=9") }),
  ],
  ["with a second, longer expiry", ({ valid }) => ({ ...valid, salt: `?expires=99999999999&${valid.salt}` })],
  [
    "with an expiry in Arabic digits",
    ({ valid }) => ({
      ...valid,
      salt: valid.salt.replace(
        /expires=\d+/,
        "expires=\u0669\u0669\u0669\u0669\u0669\u0669\u0669\u0669\u0669\u0669",
      ),
    }),
  ],
  ["with another algorithm", ({ valid }) => ({ ...valid, algorithm: "SHA-1" })],
  ["with no algorithm", ({ valid }) => ({ ...valid, algorithm: undefined })],
  ["with nothing in it", () => ({})],
  ["with a list instead", ({ valid }) => [valid]],
  ["with a text instead", () => "SHA-256"],
  ["with a null instead", () => null],
  [
    "with nulls for everything",
    () => ({ algorithm: null, challenge: null, number: null, salt: null, signature: null }),
  ],
];

const NONCE = "0123456789abcdef01234567";
const inTenMinutes = () => Math.floor(Date.now() / 1000) + 600;

async function resalted({ clinic, session }: Target, nonceAndExpiry: string) {
  const binding = await bindingOf(clinic, session, nonceAndExpiry);
  return sign({ salt: `${nonceAndExpiry}&for=${binding}&`, number: 1 }, await humanCheckKey());
}

export const MISUSED: Forgery[] = [
  ["that expired a second ago", ({ clinic, session }) => craftCheck(clinic, session, -1)],
  ["that expired a year ago", ({ clinic, session }) => craftCheck(clinic, session, -31_536_000)],
  ["of another clinic", async ({ session }) => craftCheck(await someClinic(), session)],
  ["of another session", ({ clinic }) => craftCheck(clinic, randomUUID())],
  ["without an expiry", async (target) => resalted(target, NONCE)],
  ["whose nonce is missing", async (target) => resalted(target, `?expires=${inTenMinutes()}`)],
  [
    "that is for nobody",
    async () => sign({ salt: `${NONCE}?expires=${inTenMinutes()}&`, number: 1 }, await humanCheckKey()),
  ],
  [
    "with the binding of another check",
    async ({ clinic, session, valid }) =>
      sign(
        {
          salt: valid.salt.slice(0, 24) + (await craftSalt(clinic, session, 599)).slice(24),
          number: 1,
        },
        await humanCheckKey(),
      ),
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
