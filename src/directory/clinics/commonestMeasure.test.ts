import { expect, test } from "vitest";
import { published } from "../../../tests/support/publishedResults.ts";
import { figuresAtAge } from "./figuresAtAge.ts";

const FROM_38 = { ageFrom: 38, ageTo: null };
const AT_38 = { band: FROM_38, age: null };
const OVER_37 = { age_from: 38, age_to: null };

const years = (year: number) => ({ period_from: `${year}-01-01`, period_to: `${year}-12-31` });

test("all rates are counted as most clinics count them, if the clinic publishes such a rate", () => {
  const figures = figuresAtAge(
    published(
      { clinic_id: "a", denominator: "transfer", n: 150, percentage: 60, ...OVER_37 },
      { clinic_id: "a", percentage: 20, ...OVER_37 },
      { clinic_id: "b", percentage: 30, ...OVER_37 },
      { clinic_id: "c", denominator: "transfer", percentage: 50, ...OVER_37 },
      { clinic_id: "d", percentage: 99, eggs: "donor", ...OVER_37 },
    ),
    AT_38,
  );
  expect([...figures].map(([id, { percentage }]) => [id, percentage])).toEqual([
    ["a", 20],
    ["b", 30],
    ["c", 50],
  ]);
});

test("the commonest measure is that of the chosen group, whatever is published of others that hold the age", () => {
  const perTransfer = { denominator: "transfer", n: 150 };
  const results = published(
    { clinic_id: "a", percentage: 20, ...OVER_37 },
    { clinic_id: "a", percentage: 60, ...perTransfer, ...OVER_37 },
    { clinic_id: "b", ...OVER_37 },
    ...["c", "d", "e"].map((id) => Object.assign({ clinic_id: id, age_from: 38, age_to: 39 }, perTransfer)),
  );
  expect(figuresAtAge(results, { band: FROM_38, age: 39 }).get("a")?.percentage).toBe(60);
});

test("a clinic whose table leaves out who stopped has its rate per transfer", () => {
  const own = { clinic_id: "a", n: 120, percentage: 47.5, embryos: "fresh", ...OVER_37 };
  const results = published(own, { ...own, denominator: "transfer" }, { clinic_id: "b", ...OVER_37 });
  expect(figuresAtAge(results, AT_38).get("a")?.note).toMatch(/^lt/);
});

const bothRates = (clinic_id: string, started: number) =>
  [
    { denominator: "started_cycle", n: started },
    { denominator: "transfer", n: 120 },
  ].map((row) => Object.assign({ clinic_id, embryos: "fresh" }, row, OVER_37));

test("who leaves out who stopped doesn't change how the others are counted", () => {
  const figures = figuresAtAge(
    published(...bothRates("a", 120), ...bothRates("b", 150), ...bothRates("c", 150)),
    AT_38,
  );
  expect([...figures].map(([id, { note }]) => `${id} ${note.slice(0, 2)}`).toSorted()).toEqual([
    "a lt",
    "b ls",
    "c ls",
  ]);
});

test("whether a table leaves out who stopped is judged by all its ages", () => {
  const table = { clinic_id: "a", embryos: "fresh", n: 120 };
  const younger = { ...table, age_from: 35, age_to: 37 };
  const results = published(
    { ...table, percentage: 20, ...OVER_37 },
    { ...table, percentage: 21, denominator: "transfer", ...OVER_37 },
    younger,
    { ...younger, denominator: "transfer", n: 60 },
    ...["b", "c"].map((clinic_id) => Object.assign({}, table, OVER_37, { clinic_id, n: 150 })),
    { ...table, ...OVER_37, clinic_id: "d", denominator: "transfer" },
  );
  expect(figuresAtAge(results, AT_38).get("a")?.percentage).toBe(20);
});

const rateOf = (...rows: object[]) => figuresAtAge(published(...rows), AT_38).get("a")?.percentage;

test("wider groups decide what is common only where nothing is closer", () => {
  const WIDER = { age_from: 35, age_to: null };
  const perTransfer = { denominator: "transfer", n: 150 };
  const wider = [
    { clinic_id: "a", percentage: 25, ...WIDER },
    { clinic_id: "a", percentage: 65, ...perTransfer, ...WIDER },
    ...["d", "e", "f"].map((clinic_id) => Object.assign({ clinic_id }, WIDER)),
    { clinic_id: "b", ...perTransfer, ...WIDER },
  ];
  const closer = [
    { clinic_id: "a", percentage: 20, ...OVER_37 },
    { clinic_id: "a", percentage: 60, ...perTransfer, ...OVER_37 },
    ...["b", "c"].map((clinic_id) => Object.assign({ clinic_id }, perTransfer, OVER_37)),
  ];
  expect(rateOf(...wider, ...closer)).toBe(60);
  expect(rateOf(...wider)).toBe(25);
  const mostPerTransfer = ["b", "c", "d", "e"].map((id) =>
    Object.assign({ clinic_id: id }, perTransfer, WIDER),
  );
  expect(rateOf(...wider.slice(0, 2), ...mostPerTransfer)).toBe(65);
});

test("of two that no other clinic counts the same way, the newer one counts", () => {
  const perTransfer = { clinic_id: "a", denominator: "transfer", ...OVER_37 };
  const older = { ...perTransfer, percentage: 60, ...years(2021) };
  const newer = { ...perTransfer, percentage: 50, ...years(2022) };
  const others = [
    { clinic_id: "b", ...OVER_37 },
    { clinic_id: "c", ...OVER_37 },
  ];
  for (const own of [
    [older, newer],
    [newer, older],
  ])
    expect(figuresAtAge(published(...own, ...others), AT_38).get("a")?.percentage).toBe(50);
});
