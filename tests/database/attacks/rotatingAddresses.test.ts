import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { crowd } from "../../support/database/crowd.ts";
import { inSite, someSite } from "../../support/database/ipv6.ts";
import { tallyOf, votesFromAnyAddress } from "../../support/database/anyAddress.ts";
import { vote } from "../../support/database/calls.ts";
import { withSettings } from "../../support/database/settings.ts";
import { letVotesAge } from "../../support/database/time.ts";

const many = (length: number) => Array.from({ length }, (_, index) => index);

test("60 /64s of one /48 give a clinic twenty solved votes a day", async () => {
  const [site, clinic, cast] = [someSite(), await someClinic(), votesFromAnyAddress()];
  // Every 256th /64 begins the next /56.
  const outcomes = await crowd(many(60), 20, (n) =>
    cast(inSite(site, (n * 256) % 65_536), clinic, { proven: true }),
  );
  expect(tallyOf(outcomes)).toEqual({ counted: 20, "clinic-vote-limit": 40 });
  expect(await countVotes(clinic)).toEqual({ shown: 20, stored: 20 });
});

test("a /56 has the quotas of two addresses, its /48 those of four, and the next /48 its own", async () => {
  const [site, clinic, cast] = [someSite(), await someClinic(), votesFromAnyAddress()];
  const proven = { proven: true };
  for (let network = 0; network < 10; network++) {
    expect(await cast(inSite(site, network), clinic, proven)).toBe("counted");
  }
  expect(await cast(inSite(site, 10), clinic, proven)).toBe("clinic-vote-limit");
  for (let network = 256; network < 266; network++) {
    expect(await cast(inSite(site, network), clinic, proven)).toBe("counted");
  }
  expect(await cast(inSite(site, 512), clinic, proven)).toBe("clinic-vote-limit");
  expect(await cast(inSite(someSite(), 0), clinic, proven)).toBe("counted");
});

test("one /64 still has the quota of one address", async () => {
  const [site, clinic, cast] = [someSite(), await someClinic(), votesFromAnyAddress()];
  for (let time = 1; time <= 5; time++) {
    expect(await cast(inSite(site, 1), clinic, { proven: true })).toBe("counted");
  }
  expect(await cast(inSite(site, 1), clinic, { proven: true })).toBe("clinic-vote-limit");
  expect(await cast(inSite(site, 2), clinic, { proven: true })).toBe("counted");
});

test("100 /64s of one /48 at once give six unproven votes by its /56 and twelve in all", async () => {
  const [cast, sites] = [votesFromAnyAddress(), [someSite(), someSite()]];
  const clinics = await Promise.all(many(8).map(someClinic));
  const [narrow = "", wide = ""] = sites;
  const vote56 = (n: number) => cast(inSite(narrow, n), clinics[n % 8] ?? "");
  const vote48 = (n: number) => cast(inSite(wide, n * 256), clinics[n % 8] ?? "");
  expect(tallyOf(await crowd(many(100), 50, vote56))).toEqual({ counted: 6, "unproven-vote-limit": 94 });
  expect(tallyOf(await crowd(many(100), 50, vote48))).toEqual({ counted: 12, "unproven-vote-limit": 88 });
});

test("150 /64s of one /48 at once give 120 votes an hour, and more an hour later", async () => {
  const [site, cast] = [someSite(), votesFromAnyAddress()];
  const clinics = await Promise.all(many(30).map(someClinic));
  const cast48 = (n: number) => cast(inSite(site, n * 256), clinics[n % 30] ?? "", { proven: true });
  expect(tallyOf(await crowd(many(150), 20, cast48))).toEqual({ counted: 120, "hourly-vote-limit": 30 });
  await letVotesAge(clinics, "61 minutes");
  expect(await cast48(1)).toBe("counted");
});

test("the operator sets how many addresses a /56 and a /48 count for", async () => {
  const [site, clinic, cast] = [someSite(), await someClinic(), votesFromAnyAddress()];
  await withSettings(
    { quotas_per_prefix56: 1, quotas_per_prefix48: 1, votes_per_clinic_and_address_a_day: 1 },
    async () => {
      expect(await cast(inSite(site, 1), clinic, { proven: true })).toBe("counted");
      expect(await cast(inSite(site, 2), clinic, { proven: true })).toBe("clinic-vote-limit");
      expect(await cast(inSite(site, 512), clinic, { proven: true })).toBe("clinic-vote-limit");
    },
  );
});

test.for<[string, string[]]>([
  ["6to4", ["198.51.100.7", "2002:c633:6407::1", "2002:c633:6407:1::1", "2002:c633:6407:ff00::9"]],
  // The last four bytes are the client's, inverted; those before are its relay's.
  ["Teredo", ["198.51.100.8", "2001:0:1111:2222:0:ffff:39cc:9bf7", "2001:0:3333:4444:8000:1:39cc:9bf7"]],
  ["a translator", ["198.51.100.9", "64:ff9b::198.51.100.9", "::ffff:0:198.51.100.9", "::ffff:198.51.100.9"]],
])("IPv6 that %s makes of one IPv4 address has that one's quota", async ([, addresses]) => {
  const [clinic, cast] = [await someClinic(), votesFromAnyAddress()];
  const outcomes = [];
  for (let time = 0; time < 8; time++) {
    outcomes.push(await cast(addresses[time % addresses.length] ?? "", clinic, { proven: true }));
  }
  expect(tallyOf(outcomes)).toEqual({ counted: 5, "clinic-vote-limit": 3 });
});

test("behind address translation, one IPv4 visitor uses up nobody else's quota", async () => {
  const [clinic, cast] = [await someClinic(), votesFromAnyAddress()];
  for (let time = 1; time <= 6; time++) await cast("64:ff9b::203.0.113.50", clinic, { proven: true });
  expect(await cast("64:ff9b::203.0.113.51", clinic, { proven: true })).toBe("counted");
  expect(await countVotes(clinic)).toEqual({ shown: 6, stored: 6 });
});

test("100 unproven votes at once from as many addresses are twenty for a clinic", async () => {
  const [clinic, another, cast] = [await someClinic(), await someClinic(), votesFromAnyAddress()];
  const outcomes = await crowd(many(100), 50, (n) => cast(`10.77.${n}.${randomInt(250)}`, clinic));
  expect(tallyOf(outcomes)).toEqual({ counted: 20, "clinic-unproven-vote-limit": 80 });
  expect(await countVotes(clinic)).toEqual({ shown: 20, stored: 20 });

  expect(await cast("10.78.0.1", clinic, { proven: true })).toBe("counted");
  expect(await cast("10.78.0.2", another)).toBe("counted");
});

test("a full clinic is refused with a sentence, and takes votes again a day later", async () => {
  const [clinic, cast] = [await someClinic(), votesFromAnyAddress()];
  await crowd(many(20), 10, (n) => cast(`10.79.${n}.1`, clinic));
  const { status, error } = await vote(anonymous(), clinic, crypto.randomUUID());
  expect({ status, message: error?.message }).toEqual({
    status: 429,
    message:
      "This clinic has had as many votes without a completed human check as it can take in a day. Please try another browser, or come back in a day.",
  });
  await letVotesAge([clinic], "24 hours 1 minute");
  expect(await cast("10.79.0.2", clinic)).toBe("counted");
});

test("voided votes keep their place in every quota: voiding makes no room for more of the same", async () => {
  const [clinic, cast] = [await someClinic(), votesFromAnyAddress()];
  await crowd(many(20), 10, (n) => cast(`10.80.${n}.1`, clinic));
  await asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', 'a test')`;
  expect(await cast("10.80.30.1", clinic)).toBe("clinic-unproven-vote-limit");
});

test("votes of a /48 keep the hashes of their networks, those of IPv4 only one", async () => {
  const [site, clinic, cast] = [someSite(), await someClinic(), votesFromAnyAddress()];
  for (const address of [inSite(site, 1), inSite(site, 2), inSite(site, 256), "10.81.0.1"]) {
    await cast(address, clinic);
  }
  const [row] = await asOwner`
    select count(distinct address_hash)::int as addresses, count(distinct prefix56_hash)::int as prefix56,
      count(distinct prefix48_hash)::int as prefix48, count(prefix48_hash)::int as of_ipv6
    from private.votes where clinic_id = ${clinic}`;
  expect(row).toEqual({ addresses: 4, prefix56: 2, prefix48: 1, of_ipv6: 3 });
});
