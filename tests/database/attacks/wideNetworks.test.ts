import { expect, test } from "vitest";
import { tallyOf, votesFromAnyAddress } from "../../support/database/anyAddress.ts";
import { asOwner } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { crowd } from "../../support/database/crowd.ts";
import { inSite, siteOf, someProvider } from "../../support/database/ipv6.ts";
import { rolledBack } from "../../support/database/rolledBack.ts";
import { withSettings } from "../../support/database/settings.ts";
import { letVotesAge } from "../../support/database/time.ts";

const many = (length: number) => Array.from({ length }, (_, index) => index);
const proven = { proven: true };
const inNext56 = (site: string, n: number) => inSite(site, (n % 256) * 256);

test("384 solved votes from the 16 /48s of one /44 give a clinic forty a day", async () => {
  const [provider, clinic, cast] = [someProvider(), await someClinic(), votesFromAnyAddress()];
  const outcomes = await crowd(many(384), 20, (n) =>
    cast(inNext56(siteOf(provider, 0x4560 + (n % 16)), Math.floor(n / 16)), clinic, proven),
  );
  expect(tallyOf(outcomes)).toEqual({ counted: 40, "clinic-vote-limit": 344 });
  expect(await countVotes(clinic)).toEqual({ shown: 40, stored: 40 });
});

test("a /40 has the quotas of eight addresses, its /32 those of sixteen, and the next /32 its own", async () => {
  const [provider, clinic, cast] = [someProvider(), await someClinic(), votesFromAnyAddress()];
  const tallies = [];
  for (const wide of [0, 1, 2]) {
    const outcomes = await crowd(many(60), 20, (n) =>
      cast(inNext56(siteOf(provider, wide * 256 + n), n), clinic, proven),
    );
    tallies.push(tallyOf(outcomes));
  }
  expect(tallies).toEqual([
    { counted: 40, "clinic-vote-limit": 20 },
    { counted: 40, "clinic-vote-limit": 20 },
    { "clinic-vote-limit": 60 },
  ]);
  expect(await cast(inSite(siteOf(someProvider(), 0), 0), clinic, proven)).toBe("counted");
  await letVotesAge([clinic], "24 hours 1 minute");
  expect(await cast(inSite(siteOf(provider, 9), 9), clinic, proven)).toBe("counted");
});

test("200 /48s of one /32 at once give 24 unproven votes by its /40 and 48 in all", async () => {
  const [narrow, wide, cast] = [someProvider(), someProvider(), votesFromAnyAddress()];
  const clinics = await Promise.all(many(8).map(someClinic));
  const vote40 = (n: number) => cast(inSite(siteOf(narrow, n), n), clinics[n % 8] ?? "");
  const vote32 = (n: number) => cast(inSite(siteOf(wide, n * 256), n), clinics[n % 8] ?? "");
  expect(tallyOf(await crowd(many(200), 50, vote40))).toEqual({ counted: 24, "unproven-vote-limit": 176 });
  expect(tallyOf(await crowd(many(200), 50, vote32))).toEqual({ counted: 48, "unproven-vote-limit": 152 });
});

test("600 /48s of one /32 at once give 240 votes an hour by its /40 and 480 in all, and more an hour later", async () => {
  const [narrow, wide, cast] = [someProvider(), someProvider(), votesFromAnyAddress()];
  const clinics = await Promise.all(many(30).map(someClinic));
  const vote40 = (n: number) => cast(inSite(siteOf(narrow, n % 256), n), clinics[n % 30] ?? "", proven);
  const vote32 = (n: number) => cast(inSite(siteOf(wide, n * 100), n), clinics[n % 30] ?? "", proven);
  expect(tallyOf(await crowd(many(300), 20, vote40))).toEqual({ counted: 240, "hourly-vote-limit": 60 });
  expect(tallyOf(await crowd(many(600), 20, vote32))).toEqual({ counted: 480, "hourly-vote-limit": 120 });
  await letVotesAge(clinics, "61 minutes");
  expect(await vote32(1)).toBe("counted");
  expect(await vote40(1)).toBe("counted");
});

test("the operator sets how many addresses a /40 and a /32 count for", async () => {
  const [provider, clinic, cast] = [someProvider(), await someClinic(), votesFromAnyAddress()];
  await withSettings(
    { quotas_per_prefix40: 1, quotas_per_prefix32: 2, votes_per_clinic_and_address_a_day: 1 },
    async () => {
      expect(await cast(inSite(siteOf(provider, 0), 1), clinic, proven)).toBe("counted");
      expect(await cast(inSite(siteOf(provider, 1), 1), clinic, proven)).toBe("clinic-vote-limit");
      expect(await cast(inSite(siteOf(provider, 256), 1), clinic, proven)).toBe("counted");
      expect(await cast(inSite(siteOf(provider, 512), 1), clinic, proven)).toBe("clinic-vote-limit");
    },
  );
});

test("votes keep the hashes of the /40 and /32 around them, those of IPv4 none", async () => {
  const [provider, clinic, cast] = [someProvider(), await someClinic(), votesFromAnyAddress()];
  await cast(inSite(siteOf(provider, 1), 1), clinic);
  await cast(inSite(siteOf(provider, 256), 1), clinic);
  await cast(inSite(siteOf(someProvider(), 1), 1), clinic);
  await cast("10.81.0.2", clinic);
  const [row] = await asOwner`
    select count(distinct prefix48_hash)::int as prefix48, count(distinct prefix40_hash)::int as prefix40,
      count(distinct prefix32_hash)::int as prefix32, count(prefix32_hash)::int as of_ipv6
    from private.votes where clinic_id = ${clinic}`;
  expect(row).toEqual({ prefix48: 3, prefix40: 3, prefix32: 2, of_ipv6: 3 });
});

test("counting a full /32 reads at most as many votes as it may have, however many it gave", async () => {
  const [provider, clinic] = [someProvider(), await someClinic()];
  const address = inSite(siteOf(provider, 7), 7);
  await rolledBack(async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify({ "cf-connecting-ip": address })}, true)`;
    // Whoever reads the table from its start passes all of these.
    await sql`
      insert into private.votes (clinic_id, session_id, address_hash, proven, created_at)
      select ${clinic}, gen_random_uuid(), sha256('others'), true, now() - interval '3 days'
      from generate_series(1, 8000)`;
    await sql`
      insert into private.votes (clinic_id, session_id, address_hash, prefix32_hash, proven, created_at)
      select ${clinic}, gen_random_uuid(), sha256('another'), private.keyed_hash(${`prefix32:${provider}::`}),
        n % 2 = 0, now() - n * interval '1 minute'
      from generate_series(1, 10000) n, generate_series(1, case when n < 60 then 50 else 1 end)`;
    await sql`analyze private.votes`;
    await sql`set local plan_cache_mode = 'force_generic_plan'`;
    const read = async () => {
      const [row] = await sql<{ read: number }[]>`
        select (seq_tup_read + idx_tup_fetch)::int as read
        from pg_stat_xact_all_tables where relid = 'private.votes'::regclass`;
      return row!.read;
    };
    const before = await read();
    const [full] = await sql`
      select c.* from private.count_ipv6_votes(private.client_network_hashes(), ${clinic},
        (select s from private.settings s)) c`;
    expect(full).toEqual({ last_hour: 30, last_day_unproven: 3, last_day_clinic: 5 });
    // 608 may count. How many others an index passes by depends on the plan; a count of all reads 4,400.
    expect((await read()) - before).toBeLessThanOrEqual(1_000);
  });
});
