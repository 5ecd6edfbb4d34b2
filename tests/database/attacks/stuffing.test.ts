import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { vote } from "../../support/database/calls.ts";
import { anonymous, someAddress } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { crowd } from "../../support/database/crowd.ts";
import { craftCheck, encodeCheck, voteWithCheck } from "../../support/database/proofs.ts";

const sessions = (many: number) => Array.from({ length: many }, () => randomUUID());

test("a hundred session ids from one address are three votes", async () => {
  const [attacker, clinic] = [anonymous(), await someClinic()];
  await crowd(sessions(100), 32, (session) => vote(attacker, clinic, session));
  expect(await countVotes(clinic)).toEqual({ shown: 3, stored: 3 });
});

test("a hundred sessions with a solved check each are five votes for a clinic", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  await crowd(sessions(100), 32, async (session) =>
    voteWithCheck(clinic, session, await craftCheck(clinic, session), address),
  );
  expect(await countVotes(clinic)).toEqual({ shown: 5, stored: 5 });
});

test("rotating forwarding headers do not make one address many", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  await crowd(sessions(100), 32, (session) => {
    const forged = `203.0.113.${1 + Math.floor(Math.random() * 254)}`;
    const headers = {
      "x-forwarded-for": `${forged}, ${forged}`,
      "x-real-ip": forged,
      "cf-connecting-ip": forged,
      "cf-connecting-ipv6": `2001:db8::${forged.split(".")[3]}`,
      "x-client-ip": forged,
      "true-client-ip": forged,
      forwarded: `for=${forged}`,
    };
    return vote(anonymous(address, undefined, headers), clinic, session);
  });
  expect(await countVotes(clinic)).toEqual({ shown: 3, stored: 3 });
});

test("a hundred identical votes at once, each with the same solved check, are one", async () => {
  const [address, clinic, session] = [someAddress(), await someClinic(), randomUUID()];
  const proof = encodeCheck(await craftCheck(clinic, session));
  const attacker = anonymous(address, undefined, { "x-human-check": proof });
  await crowd(sessions(100), 100, () => vote(attacker, clinic, session));
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("other spellings of one session are the same session", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  for (const spelling of [session, session.toUpperCase(), session.replaceAll("-", ""), `{${session}}`]) {
    await vote(anonymous(), clinic, spelling);
  }
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});
