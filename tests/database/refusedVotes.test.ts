import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countAllVotes, countVotes, someClinic } from "../support/database/clinics.ts";

test.for<[string, unknown]>([
  ["an unknown clinic", "no-such-clinic"],
  ["the sponsored slot", "sponsored-slot"],
  ["no clinic", null],
  ["an empty clinic id", ""],
  ["a clinic id with a NUL in it", "reprofit\0"],
  ["a clinic id of 1 MB", "x".repeat(1_000_000)],
])("a vote for %s is refused and nothing is stored", async ([, clinic]) => {
  const before = await countAllVotes();
  const { error, status } = await vote(anonymous(), clinic, randomUUID());
  expect(error?.message).toBeTruthy();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await countAllVotes()).toBe(before);
});

test("an unknown clinic is refused with a sentence", async () => {
  const { error, status } = await vote(anonymous(), "no-such-clinic", randomUUID());
  expect({ status, message: error?.message }).toEqual({ status: 404, message: "There is no such clinic" });
});

test.for<[string, unknown]>([
  ["a malformed", "not-a-uuid"],
  ["an empty", ""],
  ["no", null],
  ["a braced", `{${randomUUID()}}`],
  ["a trailing-newline", `${randomUUID()}\n`],
  ["a NUL", `${randomUUID()}\0`],
  ["a 1 MB", "a".repeat(1_000_000)],
])("a vote with %s session id is refused and nothing is stored", async ([, session]) => {
  const clinic = await someClinic();
  const { error, status } = await vote(anonymous(), clinic, session);
  expect(error?.message).toBeTruthy();
  expect(status).toBe(400);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
});

test("a link or an image cannot vote", async () => {
  const clinic = await someClinic();
  const { status } = await anonymous().rpc(
    "handle_clinic_upvote",
    { p_clinic_id: clinic, p_session_id: randomUUID() },
    { get: true },
  );
  expect(status).toBe(405);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
});

test.for(["GET", "HEAD", "get"])("the database itself refuses a vote by %s", async (method) => {
  const clinic = await someClinic();
  await expect(
    asOwner.begin(async (sql) => {
      await sql`select set_config('request.method', ${method}, true)`;
      await sql`select public.handle_clinic_upvote(${clinic}, ${randomUUID()})`;
    }),
  ).rejects.toMatchObject({ code: "PT405" });
});
