import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { votesFromAnyAddress } from "../support/database/anyAddress.ts";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, provenVotes, someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import { craftCheck, voteWithCheck } from "../support/database/proofs.ts";
import { withSettings } from "../support/database/settings.ts";
import { setVotesAge } from "../support/database/time.ts";

const CLINIC_QUOTA = "Your network has reached its vote limit for this clinic. Please try again in a day.";
const HOUR_QUOTA = "Your network has reached its vote limit for this hour. Please try again in an hour.";
const UNPROVEN_QUOTA =
  "Your browser couldn't complete the human check. Try another browser, or come back in a day.";

async function provenVote(address: string, clinic: string) {
  const session = randomUUID();
  return voteWithCheck(clinic, session, await craftCheck(clinic, session), address);
}

function unprovenVote(address: string, clinic: string) {
  return vote(anonymous(address), clinic, randomUUID());
}

async function someClinics(many: number): Promise<string[]> {
  return Promise.all(Array.from({ length: many }, someClinic));
}

async function useUpTheHour(address: string): Promise<string[]> {
  const clinics = await someClinics(6);
  for (const clinic of clinics) {
    for (let time = 1; time <= 5; time++) {
      expect((await provenVote(address, clinic)).data).toEqual(COUNTED);
    }
  }
  return clinics;
}

test("'How voting works' names the quotas that are set", async () => {
  const [quotas] = await asOwner<Record<string, number>[]>`select * from private.settings`;
  const words = new Map([
    [3, "three"],
    [5, "five"],
    [20, "twenty"],
    [30, "thirty"],
  ]);
  const quota = (name: string) => words.get(quotas?.[name] ?? NaN);
  // A household has one IPv4 address and an IPv6 /56.
  const addresses = words.get(1 + (quotas?.quotas_per_prefix56 ?? NaN));
  expect(readFileSync("src/directory/voting/HowVotingWorksPage.tsx", "utf8")).toContain(
    [
      `can give a clinic ${quota("votes_per_clinic_and_address_a_day")} votes a day,`,
      `${quota("votes_per_address_an_hour")} votes an hour in all,`,
      `and ${quota("unproven_votes_per_address_a_day")} votes a day without a completed check.`,
      `A household with IPv6 can give up to ${addresses} times as many.`,
      `Without a completed check, a clinic can get ${quota("unproven_votes_per_clinic_a_day")} votes a day.`,
    ].join(" "),
  );
});

test("one address gives a clinic five votes a day and no sixth", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  for (let time = 1; time <= 5; time++) {
    expect((await provenVote(address, clinic)).data).toEqual(COUNTED);
  }
  const { error, status } = await provenVote(address, clinic);
  expect({ status, message: error?.message }).toEqual({ status: 429, message: CLINIC_QUOTA });
  expect(await countVotes(clinic)).toEqual({ shown: 5, stored: 5 });

  const another = await someClinic();
  expect((await provenVote(address, another)).data).toEqual(COUNTED);
  expect((await provenVote(someAddress(), clinic)).data).toEqual(COUNTED);
});

test("one address gives thirty votes an hour and no more, whatever the clinic", async () => {
  const [address, fresh] = [someAddress(), await someClinic()];
  await useUpTheHour(address);

  const { error, status } = await provenVote(address, fresh);
  expect({ status, message: error?.message }).toEqual({ status: 429, message: HOUR_QUOTA });
  expect(await countVotes(fresh)).toEqual({ shown: 0, stored: 0 });
  expect((await provenVote(someAddress(), fresh)).data).toEqual(COUNTED);
});

test("without a human check one address gives three votes a day, with one it can go on", async () => {
  const [address, clinics] = [someAddress(), await someClinics(4)];
  const [last = ""] = clinics.slice(3);
  for (const clinic of clinics.slice(0, 3)) {
    expect((await unprovenVote(address, clinic)).data).toEqual(COUNTED);
  }
  const { error, status } = await unprovenVote(address, last);
  expect({ status, message: error?.message }).toEqual({ status: 429, message: UNPROVEN_QUOTA });
  expect(await countVotes(last)).toEqual({ shown: 0, stored: 0 });

  expect((await provenVote(address, last)).data).toEqual(COUNTED);
  expect(await provenVotes(last)).toEqual([true]);
});

test("proven votes don't use up the votes without a check", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  for (let time = 1; time <= 4; time++) await provenVote(address, clinic);
  expect((await unprovenVote(address, clinic)).data).toEqual(COUNTED);
});

test("40 votes at once of one address are five for one clinic", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  const answers = await crowd(Array.from({ length: 40 }), 40, () => provenVote(address, clinic));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  expect(await countVotes(clinic)).toEqual({ shown: 5, stored: 5 });
});

test("40 votes at once of one address without a check are three in all", async () => {
  const [address, clinics] = [someAddress(), await someClinics(40)];
  await crowd(clinics, 40, (clinic) => unprovenVote(address, clinic));
  const stored = await Promise.all(clinics.map(countVotes));
  expect(stored.filter((votes) => votes.stored === 1 && votes.shown === 1)).toHaveLength(3);
});

test("a vote over the quota leaves its human check to be used another time", async () => {
  const [address, clinic, session] = [someAddress(), await someClinic(), randomUUID()];
  const check = await craftCheck(clinic, session);
  await withSettings({ votes_per_clinic_and_address_a_day: 0 }, async () => {
    expect((await voteWithCheck(clinic, session, check, address)).status).toBe(429);
  });
  expect((await voteWithCheck(clinic, session, check, address)).data).toEqual(COUNTED);
});

test("the largest quotas that the settings take let somebody with IPv6 vote", async () => {
  const largest = {
    ...{ votes_per_address_an_hour: 32_767, votes_per_clinic_and_address_a_day: 32_767 },
    unproven_votes_per_address_a_day: 32_767,
  };
  await withSettings(largest, async () => {
    expect(await votesFromAnyAddress()("2001:db8:77::1", await someClinic())).toBe("counted");
  });
});

test.for<[string, Record<string, number>, string]>([
  ["votes for a clinic", { votes_per_clinic_and_address_a_day: 1 }, CLINIC_QUOTA],
  ["votes an hour", { votes_per_address_an_hour: 1 }, HOUR_QUOTA],
  ["votes without a check", { unproven_votes_per_address_a_day: 1 }, UNPROVEN_QUOTA],
])("the operator can change the quota of %s", async ([, settings, words]) => {
  const [address, clinic] = [someAddress(), await someClinic()];
  await withSettings(settings, async () => {
    expect((await unprovenVote(address, clinic)).data).toEqual(COUNTED);
    const { error, status } = await unprovenVote(address, clinic);
    expect({ status, message: error?.message }).toEqual({ status: 429, message: words });
  });
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("an hour later the address can go on, but not for the same clinics", async () => {
  const [address, fresh] = [someAddress(), await someClinic()];
  const clinics = await useUpTheHour(address);
  await setVotesAge(clinics, "59 minutes");
  expect((await provenVote(address, fresh)).status).toBe(429);
  await setVotesAge(clinics, "61 minutes");
  expect((await provenVote(address, fresh)).data).toEqual(COUNTED);
  expect((await provenVote(address, clinics[0] ?? "")).status).toBe(429);
});

test("a day later the clinic, and a vote without a check, are free again", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  for (let time = 1; time <= 3; time++) await unprovenVote(address, clinic);
  for (let time = 4; time <= 5; time++) await provenVote(address, clinic);
  await setVotesAge([clinic], "23 hours 59 minutes");
  expect((await unprovenVote(address, clinic)).status).toBe(429);
  await setVotesAge([clinic], "24 hours 1 minute");
  expect((await unprovenVote(address, clinic)).data).toEqual(COUNTED);
  expect(await countVotes(clinic)).toEqual({ shown: 6, stored: 6 });
});
