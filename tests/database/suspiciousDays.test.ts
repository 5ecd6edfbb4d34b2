import { expect, test } from "vitest";
import { chance, howMany, inDirectory, type Directory } from "../support/database/directoryOfVotes.ts";

const DAYS = Array.from({ length: 30 }, (_, day) => day);
const PAST = DAYS.slice(4);

/** The last four days have none. */
async function withPast(directory: Directory, expected: number): Promise<string[]> {
  const [clinics, random] = [await directory.clinics(10), chance(expected + 1)];
  await directory.give(
    clinics.flatMap((clinic) =>
      PAST.map((daysAgo) => ({ clinic, daysAgo, many: howMany(expected, random) })),
    ),
  );
  return clinics;
}

test("a small clinic with 19 votes of four addresses within an hour stands out", () =>
  inDirectory(async (directory) => {
    const [clinic = ""] = await withPast(directory, 1.5);
    await directory.give({ clinic, daysAgo: 2, many: 19, addresses: 4, within: "an hour" });
    expect(await directory.standingOut()).toEqual([
      { clinic, daysAgo: 2, votes: 19, usual: 1, reasons: ["unusual-day", "busy-networks"] },
    ]);
  }));

test("456 votes a day stand out on every day of four, at 19 an hour, where no hour is suspicious", () =>
  inDirectory(async (directory) => {
    const [clinic = ""] = await withPast(directory, 20);
    await directory.give([0, 1, 2, 3].map((daysAgo) => ({ clinic, daysAgo, many: 456, addresses: 92 })));
    const listed = await directory.standingOut(7);
    expect(listed.map(({ daysAgo }) => daysAgo)).toEqual([0, 1, 2, 3]);
    expect(listed[0]).toMatchObject({ clinic, votes: 456, reasons: ["unusual-day", "busy-networks"] });
    const [hourly] = await directory.sql`
      select max(votes) as most from private.votes_by_period(now() - interval '7 days', '1 hour')`;
    expect(hourly?.most).toBeLessThan(21);
  }));

test("the 40 votes of a /44 stand out among 30 honest ones, and so do the 20 of a /48", () =>
  inDirectory(async (directory) => {
    const [wide = "", narrow = "", ...others] = await withPast(directory, 30);
    await directory.give([
      ...[wide, narrow, ...others].map((clinic) => ({ clinic, daysAgo: 1, many: 30 })),
      { clinic: wide, daysAgo: 1, many: 40, provider: "2a00:1", sites: 16 },
      { clinic: narrow, daysAgo: 1, many: 20, provider: "2a00:2", addresses: 20 },
    ]);
    const reasonsOf = Object.fromEntries(
      (await directory.standingOut()).map(({ clinic, reasons }) => [clinic, reasons] as const),
    );
    expect(reasonsOf).toEqual({
      [wide]: expect.arrayContaining(["one-provider"]),
      [narrow]: expect.arrayContaining(["one-network"]),
    });
  }));

test("one browser in most votes stands out on a day that is as full as usual, from as many networks", () =>
  inDirectory(async (directory) => {
    const [clinic = "", ...others] = await withPast(directory, 40);
    await directory.give([
      ...others.map((each) => ({ clinic: each, daysAgo: 1, many: 40 })),
      { clinic, daysAgo: 1, many: 15 },
      { clinic, daysAgo: 1, many: 25, browser: "a script" },
    ]);
    expect(await directory.standingOut()).toMatchObject([{ clinic, daysAgo: 1, reasons: ["one-browser"] }]);
  }));

test("a browser that is new today, and a provider that many have, do not stand out", () =>
  inDirectory(async (directory) => {
    const clinics = await withPast(directory, 10);
    const provider = { provider: "2a00:3", sites: 40 };
    await directory.give([
      ...clinics.flatMap((clinic) => PAST.map((daysAgo) => ({ clinic, daysAgo, many: 10, ...provider }))),
      ...clinics.flatMap((clinic, index) => {
        const many = index === 0 ? 15 : 10;
        return [
          { clinic, daysAgo: 1, many, ...provider, browser: "new" },
          { clinic, daysAgo: 1, many: 20 - many },
        ];
      }),
    ]);
    expect(await directory.standingOut()).toEqual([]);
  }));

test("with 60 a day, give or take eight, 70 do not stand out", () =>
  inDirectory(async (directory) => {
    const [clinic = ""] = await directory.clinics(1);
    await directory.give(DAYS.map((daysAgo) => ({ clinic, daysAgo, many: 52 + ((daysAgo * 5) % 17) })));
    await directory.give({ clinic, daysAgo: 30, many: 60 });
    expect(await directory.standingOut()).toEqual([]);
    await directory.give({ clinic, daysAgo: 3, many: 70 - (52 + 15) });
    expect(await directory.standingOut()).toEqual([]);
  }));

test("a clinic with half as many votes at weekends does not stand out on weekdays", () =>
  inDirectory(async (directory) => {
    const [clinics, random] = [await directory.clinics(5), chance(7)];
    await directory.give(
      clinics.flatMap((clinic) =>
        DAYS.map((daysAgo) => ({ clinic, daysAgo, many: howMany(daysAgo % 7 < 2 ? 20 : 40, random) })),
      ),
    );
    expect(await directory.standingOut()).toEqual([]);
  }));

test("a day on which all clinics rise together does not stand out, but one that rises far more does", () =>
  inDirectory(async (directory) => {
    const [clinics, random] = [await withPast(directory, 4), chance(11)];
    await directory.give(
      clinics.map((clinic) => ({ clinic, daysAgo: 1, many: 10 + howMany(16, random), within: "an hour" })),
    );
    expect(await directory.standingOut()).toEqual([]);
    await directory.give({ clinic: clinics[0]!, daysAgo: 1, many: 80 });
    expect(await directory.standingOut()).toMatchObject([{ clinic: clinics[0], reasons: ["unusual-day"] }]);
  }));

test("a clinic's very first votes do not stand out, from different networks; from few they do", () =>
  inDirectory(async (directory) => {
    await withPast(directory, 2);
    const [row] = await directory.sql<{ id: string }[]>`
      insert into public.clinics (id, name) values ('newly-listed', 'Newly listed') returning id`;
    const clinic = row!.id;
    await directory.give({ clinic, daysAgo: 2, many: 16 });
    await directory.give({ clinic, daysAgo: 1, many: 18 });
    expect(await directory.standingOut()).toEqual([]);
    await directory.give({ clinic, daysAgo: 0, many: 19, addresses: 4 });
    expect(await directory.standingOut()).toMatchObject([{ daysAgo: 0, reasons: ["busy-networks"] }]);
  }));

test("a month of fifty honest clinics, large and small, lists nothing", () =>
  inDirectory(async (directory) => {
    const [clinics, random] = [await directory.clinics(50), chance(2026)];
    await directory.give(
      clinics.flatMap((clinic, index) =>
        DAYS.flatMap((daysAgo) => {
          const expected = 0.3 * 1.12 ** index;
          const couples = howMany(0.05 * expected, random);
          const shared = { clinic, daysAgo, provider: `2a00:${10 + Math.floor(random() * 6)}`, sites: 30 };
          return [
            { clinic, daysAgo, many: howMany(0.7 * expected, random) },
            { ...shared, many: howMany(0.2 * expected, random), browser: "common" },
            { clinic, daysAgo, many: 2 * couples, addresses: couples || 1 },
          ];
        }),
      ),
    );
    expect(await directory.standingOut()).toEqual([]);
  }));

test("in its first week a clinic has no usual day, and later one without votes", () =>
  inDirectory(async (directory) => {
    const [young = "", old = ""] = await directory.clinics(2);
    await directory.give([
      { clinic: young, daysAgo: 1, many: 40, addresses: 9 },
      { clinic: old, daysAgo: 20, many: 1 },
      { clinic: old, daysAgo: 1, many: 40, addresses: 9 },
    ]);
    expect(await directory.standingOut()).toMatchObject([
      { clinic: young, usual: null },
      { clinic: old, usual: 0 },
    ]);
  }));

test("a clinic whose last vote is over a month old has a usual day without votes, until the keys are rotated", () =>
  inDirectory(async (directory) => {
    const [silent = "", young = ""] = await directory.clinics(2);
    await directory.give([
      { clinic: silent, daysAgo: 40, many: 1 },
      { clinic: silent, daysAgo: 1, many: 29 },
      { clinic: young, daysAgo: 1, many: 29 },
    ]);
    const listed = { clinic: silent, daysAgo: 1, votes: 29, usual: 0, reasons: ["unusual-day"] };
    expect(await directory.standingOut()).toEqual([listed]);
    const rotate = (days: number) => directory.sql`
      update private.keys set rotated_at = now() - ${days} * interval '1 day' where purpose = 'client-hash'`;
    await rotate(10);
    expect(await directory.standingOut()).toEqual([listed]);
    await rotate(2);
    expect(await directory.standingOut()).toEqual([]);
    await directory.give({ clinic: silent, daysAgo: 1, many: 1 });
    expect(await directory.standingOut()).toMatchObject([{ clinic: silent, votes: 30, usual: null }]);
  }));

test("what was voided is gone, and makes no day look unusual or usual", () =>
  inDirectory(async (directory) => {
    const [clinic = ""] = await withPast(directory, 2);
    await directory.give(PAST.map((daysAgo) => ({ clinic, daysAgo, many: 50 })));
    await directory.sql`
      select private.void_votes(${clinic}, '-infinity', now() - interval '3 days', 'bought votes')`;
    await directory.give({ clinic, daysAgo: 1, many: 30 });
    expect(await directory.standingOut()).toMatchObject([
      { daysAgo: 1, votes: 30, reasons: ["unusual-day"] },
    ]);
    await directory.sql`select private.void_votes(${clinic}, '-infinity', now(), 'bought votes')`;
    expect(await directory.standingOut()).toEqual([]);
  }));
