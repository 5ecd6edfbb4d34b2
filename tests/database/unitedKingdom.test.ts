import { expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";
import { hfeaCounts } from "../support/hfea2018.ts";

// tests/support/hfea2018.txt has the counts too, so that a slip of the seed is seen.

interface Row {
  register_number: string;
  denominator: "started_cycle" | "retrieval" | "transfer";
  age_from: number | null;
  age_to: number | null;
  percentage: number;
  n: number;
  successes: number;
}

const DENOMINATORS = ["started_cycle", "retrieval", "transfer"] as const;
/** The seed leaves it out, because it has another name today. */
const CITY_FERTILITY = "9094";

const inOrder = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();

test("each rate of 2018 is births divided by what is counted, for the ten British clinics and no other", async () => {
  const expected = hfeaCounts()
    .filter(({ number }) => number !== CITY_FERTILITY)
    .flatMap(({ number, ages: [age_from, age_to], births, ...counts }) =>
      DENOMINATORS.map((denominator): Row => {
        const n = counts[denominator];
        const percentage = Math.round((10_000 * births) / n) / 100;
        return { register_number: number, denominator, age_from, age_to, percentage, n, successes: births };
      }),
    );
  const stored = await asOwner<Row[]>`
    select register_number, denominator, age_from, age_to, percentage::float, n, successes
    from public.clinic_results join public.clinics c on c.id = clinic_id
    where period_from = '2018-01-01' and outcome = 'live_birth' and eggs = 'own' and embryos = 'fresh'
      and published_by = 'register' and c.countries = '{"United Kingdom"}'`;
  expect(expected).toHaveLength(44 * 3);
  expect(inOrder([...stored])).toEqual(inOrder(expected));
});

// Rate, range and number of embryos in 2023, as REGISTERS copied them: under 38; 38 and over; all.
const PER_EMBRYO: Record<string, string> = {
  "94": "32 (27–38) 647; 17 (12–24) 374; 27 (23–31) 1021",
  "153": "31 (24–38) 412; 17 (10–27) 187; 26 (21–32) 599",
  "100": "29 (25–34) 905; 14 (9–20) 345; 25 (21–29) 1260",
  "30": "36 (29–44) 382; 20 (13–30) 226; 30 (25–36) 612",
  "105": "37 (33–41) 1298; 17 (13–22) 585; 31 (28–34) 1906",
  "9129": "33 (29–37) 1166; 15 (11–21) 445; 28 (24–31) 1611",
  "6": "39 (34–45) 692 above; 14 (10–20) 539; 28 (25–33) 1232",
  "109": "39 (35–43) 1290 above; 19 (15–24) 665; 32 (29–36) 1961 above",
  "51": "32 (25–40) 367; 14 (9–22) 276; 24 (20–30) 648",
};

/** And of 2022, per egg collection with all its transfers. */
const CUMULATIVE: Record<string, string> = {
  "94": "42 (33–51) 296; 23 (16–32) 264; 33 (27–39) 560",
  "153": "35 (19–56) 54; 24 (11–46) 50; 30 (18–45) 104",
};

test.for([
  ["embryo", PER_EMBRYO],
  ["cumulative_retrieval", CUMULATIVE],
] as const)("rates per %s stand with HFEA's own range and verdict", async ([denominator, published]) => {
  const rows = await asOwner<{ register_number: string; said: string }[]>`
    select register_number, string_agg(
      concat(percentage::float, ' (', range_from::float, '–', range_to::float, ') ', n,
        case when verdict <> 'consistent' then ' ' || verdict end),
      '; ' order by age_from is null and age_to is null, age_from nulls first) as said
    from public.clinic_results join public.clinics c on c.id = clinic_id
    where denominator = ${denominator} and verdict is not null and c.countries = '{"United Kingdom"}'
    group by register_number`;
  expect(Object.fromEntries(rows.map((row) => [row.register_number, row.said]))).toEqual(published);
});

test("every figure leads to the clinic's own page of HFEA, with the day and how it was read", async () => {
  const rows = await asOwner<
    { register_number: string; source_url: string; checked_on: Date; note: string }[]
  >`
    select register_number, source_url, checked_on, note from public.clinic_results
      join public.clinics c on c.id = clinic_id where c.countries = '{"United Kingdom"}' and status = 'sourced'
    union all select register_number, source_url, checked_on, note from public.clinic_reviews
      join public.clinics c on c.id = clinic_id where c.countries = '{"United Kingdom"}'`;
  expect(rows).toHaveLength(132 + 27 + 6 + 5);
  for (const { register_number, source_url, checked_on, note } of rows) {
    expect(source_url).toBe(
      `https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/${register_number}/`,
    );
    expect(checked_on.toISOString() < "2026-11-24").toBe(true);
    expect(note).toMatch(/public copy|copied/);
  }
});

test("the clinics have a number, coordinates, prices in pounds and no sample", async () => {
  const clinics = await asOwner<{ id: string; latitude: number; longitude: number; figure_notes: string }[]>`
    select id, latitude, longitude, figure_notes from public.clinics
    where countries = '{"United Kingdom"}' and register_number is not null order by id`;
  expect(clinics.map(({ id }) => id)).toEqual([
    ...["barts-health", "bourn-hall", "cambridge-ivf", "create-st-pauls", "guys-hospital"],
    ...["herts-and-essex", "homerton", "kings-fertility", "lister", "london-womens-clinic"],
  ]);
  for (const { latitude, longitude, figure_notes } of clinics) {
    expect(latitude).toBeGreaterThan(51);
    expect(latitude).toBeLessThan(53);
    expect(Math.abs(longitude)).toBeLessThan(0.2);
    expect(figure_notes).not.toBe("");
  }
  const prices = await asOwner<{ price: string }[]>`
    select concat(clinic_id, ' ', item, ' ', amount::float) as price from public.clinic_prices
    where currency = 'GBP' and clinic_id = any (${clinics.map(({ id }) => id)}) order by clinic_id collate "C", item`;
  expect(prices.map(({ price }) => price)).toEqual([
    "bourn-hall ivf_cycle 4495",
    "cambridge-ivf ivf_cycle 5240",
    "create-st-pauls ivf_cycle 3795",
    "herts-and-essex blastocyst 725",
    "herts-and-essex ivf_cycle 3995",
    "kings-fertility icsi 1250",
    "kings-fertility ivf_cycle 4090",
    "lister ivf_cycle 4510",
    "london-womens-clinic ivf_cycle 3995",
  ]);
});

test("blood tests alone are a note, for the code means all tests before treatment", async () => {
  const prices = await asOwner<{ clinic_id: string; says: boolean }[]>`
    select clinic_id, 'tests' = any (includes || excludes) as says from public.clinic_prices
    where clinic_id = any (${["kings-fertility", "london-womens-clinic"]}) and note like '%lood tests%'
    order by clinic_id`;
  expect([...prices]).toEqual([
    { clinic_id: "kings-fertility", says: false },
    { clinic_id: "london-womens-clinic", says: false },
  ]);
});
