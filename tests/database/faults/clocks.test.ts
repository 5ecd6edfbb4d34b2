import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { voteErrorMessage } from "../../../src/directory/voting/voteMessages.ts";
import { BackendError } from "../../../src/backend/errors.ts";
import { COUNTED, REPEATED, vote } from "../../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { crowd } from "../../support/database/crowd.ts";
import { craftCheck, voteWithCheck } from "../../support/database/proofs.ts";
import { letVotesAge } from "../../support/database/time.ts";
import { bearing, makeToken } from "../../support/database/tokens.ts";

const VOTERS = Array.from({ length: 24 }, () => randomUUID());
const DAY = 24 * 60 * 60;

test.for<[how: string, secondsLeft: number]>([
  ["ahead by an hour", 600 - 3_600],
  ["ahead by a day", 600 - DAY],
])(
  "when the clock jumps %s, checks given before are refused, and with the next one each vote counts once",
  async ([, secondsLeft]) => {
    const clinic = await someClinic();
    await crowd(VOTERS, 8, async (session) => {
      const address = someAddress();
      const late = await voteWithCheck(
        clinic,
        session,
        await craftCheck(clinic, session, secondsLeft),
        address,
      );
      expect(late.error).toMatchObject({ hint: "invalid-human-check" });
      const next = await voteWithCheck(clinic, session, await craftCheck(clinic, session), address);
      expect(next.data).toEqual(COUNTED);
    });
    expect(await countVotes(clinic)).toEqual({ shown: VOTERS.length, stored: VOTERS.length });
  },
);

test("when the clock jumps back by a day, checks given before are good for one vote all the same", async () => {
  const clinic = await someClinic();
  await crowd(VOTERS, 8, async (session) => {
    const check = await craftCheck(clinic, session, DAY + 600);
    const answers = [
      await voteWithCheck(clinic, session, check),
      await voteWithCheck(clinic, session, check),
    ];
    expect(answers.map(({ data }) => data)).toEqual([COUNTED, REPEATED]);
  });
  expect(await countVotes(clinic)).toEqual({ shown: VOTERS.length, stored: VOTERS.length });
});

test.for<[from: string, age: string]>([
  ["a day ahead", "-1 day"],
  ["a day behind", "1 day"],
])(
  "when a clock that was %s is set right amid votes, each counts once, and the recount agrees",
  async ([, age]) => {
    const clinic = await someClinic();
    const [before, after] = [VOTERS.slice(0, 12), VOTERS.slice(12)];
    const voteProven = async (session: string) => {
      const { data } = await voteWithCheck(clinic, session, await craftCheck(clinic, session));
      expect(data).toEqual(COUNTED);
    };
    await crowd(before, 4, voteProven);
    await letVotesAge([clinic], age);
    await crowd(after, 4, voteProven);
    for (const session of before) expect((await vote(anonymous(), clinic, session)).data).toEqual(REPEATED);
    const [recounted] = await asOwner`
    select counter::int, valid_votes::int from private.recount_votes() where clinic_id = ${clinic}`;
    expect(recounted).toEqual({ counter: VOTERS.length, valid_votes: VOTERS.length });
  },
);

test("a session that Auth's clock has begun ten minutes in the future is refused with a status, not with a crash", async () => {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { sub: randomUUID(), aud: "authenticated", role: "authenticated" };
  const ask = (ahead: number) =>
    bearing(makeToken({ ...claims, iat: now + ahead, exp: now + ahead + 3_600 }))
      .from("clinics")
      .select("id")
      .limit(1);
  expect((await ask(10)).status).toBe(200);
  const refused = await ask(600);
  expect(voteErrorMessage(new BackendError("", refused.status, refused.error))).toMatchObject({
    code: "refused",
  });
});
