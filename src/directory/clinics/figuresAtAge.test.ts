import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { published } from "../../../tests/support/publishedResults.ts";
import { publishedRow } from "../../../tests/support/publishedRow.ts";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import { parseRate } from "@/directory/facts/measure.ts";
import { figureLine } from "./figureNotes.ts";
import { figuresAtAge, readFiguresAtAge } from "./figuresAtAge.ts";

const FROM_38 = { ageFrom: 38, ageTo: null };
const AT_38 = { band: FROM_38, age: null };
const OVER_37 = { age_from: 38, age_to: null };

const years = (year: number) => ({ period_from: `${year}-01-01`, period_to: `${year}-12-31` });

test("each clinic has its rate of the chosen age, with what it counts and whom", () => {
  const figures = figuresAtAge(
    published({ clinic_id: "a", percentage: 39 }, { clinic_id: "a", percentage: 19, ...OVER_37 }),
    AT_38,
  );
  const figure = figures.get("a")!;
  expect(figure.percentage).toBe(19);
  const clinic = exampleClinic({ notes: { success: figure.note } });
  expect(figureLine(clinic, "success")).toBe(
    "live births, per started cycle, from age 38, 2023, from a register",
  );
  expect(parseRate(figure.basis)).toMatchObject({
    ageFrom: 38,
    ageTo: null,
    n: 200,
    denominator: "started_cycle",
  });
});

test("a rate of the chosen age says as in the list that it is old, with its range and verdict", () => {
  const about = { ...years(2018), range_from: 26.5, range_to: 36.4, verdict: "consistent" };
  const figures = figuresAtAge(published({ clinic_id: "a", ...OVER_37, ...about }), AT_38);
  expect(figures.get("a")?.note).toBe("ls18r!38-=27-36c");
});

test("a rate has its publisher's range without a verdict, and a verdict without a range", () => {
  expect(noteAt(FROM_38, { range_from: 26.5, range_to: 36.4 })).toBe("ls23r38-=27-36");
  expect(noteAt(FROM_38, { verdict: "above" })).toBe("ls23r38-=a");
});

test("another band counts only for somebody whose age is known to be in it", () => {
  const results = published({ clinic_id: "a" }, { clinic_id: "b", age_from: 38, age_to: 39 });
  expect(figuresAtAge(results, AT_38).size).toBe(0);
  expect([...figuresAtAge(results, { band: FROM_38, age: 39 }).keys()]).toEqual(["b"]);
  expect(figuresAtAge(results, { band: FROM_38, age: 41 }).size).toBe(0);
});

test("a group that holds the chosen one counts where nothing closer is published, and says that it is wider", () => {
  const results = published(
    { clinic_id: "a", percentage: 39, age_from: null, age_to: null },
    { clinic_id: "a", percentage: 19, ...OVER_37 },
    { clinic_id: "b", percentage: 39, age_from: null, age_to: null },
    { clinic_id: "c", percentage: 19, ...OVER_37 },
    { clinic_id: "c", percentage: 9, age_from: 42, age_to: 45, ...years(2018) },
  );
  const figures = figuresAtAge(results, { band: { ageFrom: 43, ageTo: 44 }, age: null });
  expect([...figures].map(([id, { percentage, isWider }]) => [id, percentage, isWider])).toEqual([
    ["a", 19, true],
    ["c", 19, true],
  ]);
  const at43 = figuresAtAge(results, { band: { ageFrom: 43, ageTo: 44 }, age: 43 });
  expect(at43.get("a")).toMatchObject({ percentage: 19, isWider: false });
});

const intervalOf = (about: object) =>
  figuresAtAge(published({ clinic_id: "a", percentage: 20, n: 200, ...OVER_37, ...about }), AT_38).get("a")
    ?.ownInterval;

test("a card has our 95% interval where the publisher gives no range, but says how many it counted", () => {
  expect(intervalOf({})).toBe("our 95% interval: 15–\u206026%");
  expect(intervalOf({ range_from: 15, range_to: 27 })).toBe("");
  expect(intervalOf({ n: null })).toBe("");
});

test("a rate of exactly the chosen band comes before a newer one that only holds the age", () => {
  const at43 = { age_from: 43, age_to: 44, ...years(2018) };
  const results = published(
    { clinic_id: "a", percentage: 14, ...OVER_37 },
    { clinic_id: "a", percentage: 2.2, ...at43 },
    { clinic_id: "b", percentage: 15, ...OVER_37 },
    { clinic_id: "b", percentage: 20, ...OVER_37, ...years(2022) },
  );
  const figures = figuresAtAge(results, { band: { ageFrom: 43, ageTo: 44 }, age: 43 });
  expect(Object.fromEntries([...figures].map(([id, { percentage }]) => [id, percentage]))).toEqual({
    a: 2.2,
    b: 15,
  });
});

test("a card says so where its rate is of another age than the visitor's", () => {
  const clinic = exampleClinic({ notes: { success: "ls23r-37" }, isOfOtherAge: true });
  expect(figureLine(clinic, "success")).toMatch(/^live births.*not for your age group$/);
});

const noteAt = (band: { ageFrom: number | null; ageTo: number | null }, about: object) => {
  const row = { clinic_id: "a", age_from: band.ageFrom, age_to: band.ageTo, ...about };
  return figuresAtAge(published(row), { band, age: null }).get("a")?.note;
};

test("the words of a rate say which embryos it counts where it isn't all", () => {
  expect(noteAt(FROM_38, { embryos: "fresh", ...years(2018) })).toBe("ls18rf!38-");
  expect(noteAt(FROM_38, { embryos: "frozen" })).toBe("ls23rz38-");
  const clinic = exampleClinic({ notes: { success: "ls18rf!38-" } });
  expect(figureLine(clinic, "success")).toBe(
    "live births, per started cycle, fresh embryos, from age 38, 2018, an old result, from a register",
  );
});

test("the words of a rate name both years of a longer time, and no ages where it is of all", () => {
  const threeYears = { period_from: "2021-01-01", period_to: "2023-12-31" };
  expect(noteAt(FROM_38, threeYears)).toBe("ls21-23r38-");
  expect(noteAt({ ageFrom: null, ageTo: null }, {})).toBe("ls23r");
  expect(noteAt({ ageFrom: null, ageTo: 34 }, {})).toBe("ls23r-34");
});

test("of two of one time that hold an age, the narrower one counts", () => {
  const wide = { clinic_id: "a", percentage: 30, age_from: 38, age_to: 45 };
  const narrow = { clinic_id: "a", percentage: 20, age_from: 38, age_to: 39 };
  for (const rows of [
    [wide, narrow],
    [narrow, wide],
  ])
    expect(figuresAtAge(published(...rows), { band: FROM_38, age: 39 }).get("a")?.percentage).toBe(20);
});

const OF_2018 = { clinic_id: "a", age_from: 38, age_to: 39, ...years(2018) };

test.for([
  [
    "of more treatments",
    { percentage: 22.3, n: 372 },
    { percentage: 22.7, n: 366, denominator: "retrieval" },
    { percentage: 24.1, n: 344, denominator: "transfer" },
    { percentage: 30, n: null, denominator: "embryo" },
  ],
  ["nearer to a birth", { percentage: 20, n: 90 }, { percentage: 50, n: 99, outcome: "clinical_pregnancy" }],
  [
    "by a better publisher",
    { percentage: 20, outcome: "clinical_pregnancy" },
    { percentage: 40, published_by: "press" },
  ],
  [
    "read later",
    { percentage: 20, checked_on: "2026-11-02", published_by: "press" },
    { percentage: 40, published_by: "register" },
  ],
] as const)("of rates that are equal in all else, the one %s counts", ([, first, ...others]) => {
  // What several clinics publish is counted otherwise, so that it decides nothing.
  const common = ["b", "c"].map((clinic_id) => Object.assign({ clinic_id }, OVER_37));
  const rows = [first, ...others].map((row) => Object.assign({}, OF_2018, row));
  for (const each of [rows, rows.toReversed()]) {
    const figures = figuresAtAge(published(...common, ...each), { band: FROM_38, age: 39 });
    expect(figures?.get("a")?.percentage).toBe(first.percentage);
  }
});

test("a country's rate is no clinic's", () => {
  expect(figuresAtAge(published({ clinic_id: null, country: "Czechia", ...OVER_37 }), AT_38).size).toBe(0);
});

test("the rates of an age are read from what all clinics published, of every age", async () => {
  const cache = new QueryClient();
  const rows = [publishedRow({ clinic_id: "a", percentage: 19, ...OVER_37 })];
  cache.setQueryDefaults(publishedResultsQuery().queryKey, { staleTime: Infinity });
  cache.setQueryData(publishedResultsQuery().queryKey, rows);
  const figures = await readFiguresAtAge(cache, FROM_38, "");
  expect(figures?.get("a")?.percentage).toBe(19);
  expect(parseRate(figures!.get("a")!.basis)?.checkedOn).toBe("2026-11-01");
});

const rowOf = (percentage: number) => publishedRow({ clinic_id: "a", percentage, ...OVER_37 });

test("rates that were read a while ago answer at once, and are read anew behind it", async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = publishedResultsQuery();
  cache.setQueryData(queryKey, [rowOf(19)], { updatedAt: 1 });
  vi.stubGlobal("fetch", async () => Promise.resolve(Response.json([rowOf(21)])));
  const figures = await readFiguresAtAge(cache, FROM_38, "");
  expect(figures?.get("a")?.percentage).toBe(19);
  await vi.waitFor(() => expect(cache.getQueryData(queryKey)).toMatchObject([{ percentage: 21 }]), 60_000);
});

test("without a chosen age group nothing is picked", async () => {
  const cache = new QueryClient();
  cache.setQueryData(publishedResultsQuery().queryKey, [rowOf(19)]);
  expect(await readFiguresAtAge(cache, null, "")).toBeNull();
});
