import { randomUUID } from "node:crypto";
import { createChallenge, solveChallenge, verifySolution } from "altcha-lib/v1";
import { expect, test } from "vitest";
import { COUNTED, REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, provenVotes, someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import {
  askForCheck,
  bindingOf,
  craftCheck,
  encodeCheck,
  humanCheckKey,
  solve,
  voteWithCheck,
} from "../support/database/proofs.ts";

test("altcha-lib solves and verifies a check that the database made", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const { algorithm, challenge, maxnumber, salt, signature } = await askForCheck(
    anonymous(),
    clinic,
    session,
  );

  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;

  expect(maxnumber).toBe(50_000);
  expect(solution?.number).toBeLessThanOrEqual(maxnumber);
  const solved = { algorithm, challenge, number: solution?.number ?? -1, salt, signature };
  expect(await verifySolution(solved, await humanCheckKey())).toBe(true);
  expect(await verifySolution(encodeCheck(solved), "another key")).toBe(false);
});

test("the database accepts a check that altcha-lib made with its key", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const [nonce, expires] = ["0123456789abcdef01234567", String(Math.floor(Date.now() / 1000) + 600)];
  const { algorithm, challenge, maxnumber, salt, signature } = await createChallenge({
    hmacKey: await humanCheckKey(),
    salt: nonce,
    params: { expires, for: await bindingOf(clinic, session, `${nonce}?expires=${expires}`) },
    maxNumber: 1_000,
  });
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  const solved = { algorithm, challenge, number: solution?.number, salt, signature };

  expect((await voteWithCheck(clinic, session, solved)).data).toEqual(COUNTED);
  expect(await provenVotes(clinic)).toEqual([true]);
});

test("a vote with a solved check is stored as proven, one without as unproven", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const solved = solve(await askForCheck(anonymous(), clinic, session));

  expect((await voteWithCheck(clinic, session, solved)).data).toEqual(COUNTED);
  expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);

  expect(await provenVotes(clinic)).toEqual([true, false]);
  expect(await countVotes(clinic)).toEqual({ shown: 2, stored: 2 });
});

test("a check is valid for ten minutes, and does not name the session that it is for", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const asked = Date.now() / 1000;
  const { salt } = await askForCheck(anonymous(), clinic, session);
  const expires = Number(/\?expires=(\d+)&/.exec(salt)?.[1]);
  expect(expires).toBeGreaterThan(asked + 598);
  expect(expires).toBeLessThanOrEqual(Date.now() / 1000 + 600);
  expect(salt).not.toContain(session);
  expect(salt.endsWith("&")).toBe(true);
});

test.for<[string, (solved: object) => object | string]>([
  ["the same check once more", (solved) => solved],
  ["a bad check", () => "garbage"],
  ["an expired check", (solved) => ({ ...solved, salt: "x?expires=1&" })],
])("a repeated vote with %s is told that it was already given", async ([, change]) => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const solved = await craftCheck(clinic, session);
  await voteWithCheck(clinic, session, solved);

  expect((await voteWithCheck(clinic, session, change(solved))).data).toEqual(REPEATED);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("of 20 equal votes at once with one check, one counts, and the others are told so", async () => {
  const [clinic, session, visitor] = [await someClinic(), randomUUID(), "127.1.2.3"];
  const solved = await craftCheck(clinic, session);

  const answers = await crowd(Array.from({ length: 20 }), 20, () =>
    voteWithCheck(clinic, session, solved, visitor),
  );

  expect(answers.filter(({ data }) => data?.["success" as never] === true)).toHaveLength(1);
  expect(answers.map(({ data }) => data).filter((data) => data === null)).toEqual([]);
  expect(await provenVotes(clinic)).toEqual([true]);
});

test("one check sent from 20 addresses at once is stored once", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const solved = await craftCheck(clinic, session);
  await crowd(Array.from({ length: 20 }), 20, () => voteWithCheck(clinic, session, solved));
  expect(await provenVotes(clinic)).toEqual([true]);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("a check can be used once, even where no vote stands in the way", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const header = encodeCheck(await craftCheck(clinic, session));
  await expect(
    asOwner.begin(async (sql) => {
      const [first] = await sql`select private.consume_challenge(${header}, ${clinic}, ${session}) as valid`;
      expect(first).toEqual({ valid: true });
      await sql`select private.consume_challenge(${header}, ${clinic}, ${session})`;
    }),
  ).rejects.toMatchObject({ code: "PT400" });
});
