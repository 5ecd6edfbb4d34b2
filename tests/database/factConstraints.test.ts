import { expect, test } from "vitest";
import { oneAdmin } from "../support/database/accounts.ts";
import { someClinic } from "../support/database/clinics.ts";
import { countFacts, FACTS, type FactTable, SAMPLES } from "../support/database/facts.ts";

type Fields = Record<string, unknown>;

const admin = oneAdmin();

/** As an admin over the API, without a form in between. */
async function store(table: FactTable, fact: Fields) {
  const clinic_id = await someClinic();
  const { error } = await admin()
    .from(table)
    .insert({ clinic_id, ...fact } as never);
  return { refusal: error?.message ?? "stored", stored: await countFacts(clinic_id) };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const NO_ADDRESSES = ["reprofit.cz", "ftp://example.org", "javascript:alert(1)", "https://", "a clinic"];

const OF_ALL: [rule: string, fields: Fields][] = [
  ["status_is_sourced_or_sample", { status: "rumour" }],
  ["publisher_is_register_clinic_press_or_third_party", { published_by: "friend" }],
  ...NO_ADDRESSES.map((source_url): [string, Fields] => ["source_is_a_web_address", { source_url }]),
  ["source_is_a_web_address", { source_url: "" }],
  ...["", "  ", "\u200b", "x".repeat(201)].map((source_name): [string, Fields] => [
    "source_name_has_1_to_200_letters",
    { source_name },
  ]),
  ...["published_by", "source_name", "source_url", "checked_on"].map((column): [string, Fields] => [
    "sourced_fact_has_publisher_source_address_and_day",
    { [column]: null },
  ]),
  ...[inDays(2), "1899-12-31", "infinity"].map((checked_on): [string, Fields] => [
    "checked_on_is_a_day_that_has_begun",
    { checked_on },
  ]),
  ["checked_by_is_a_name_without_an_address", { checked_by: "anna@example.org" }],
  ["checked_by_is_a_name_without_an_address", { checked_by: " " }],
  ["note_has_1_to_500_letters", { note: "x".repeat(501) }],
  ["note_has_1_to_500_letters", { note: "" }],
];

const OF_RESULTS: [rule: string, fields: Fields][] = [
  ...[-0.01, 100.01, -5, 101, "NaN"].map((percentage): [string, Fields] => [
    "percentage_is_0_to_100",
    { percentage },
  ]),
  ...[0, -1, -100].map((n): [string, Fields] => ["n_is_at_least_1", { n }]),
  ["period_does_not_end_before_it_starts", { period_from: "2024-12-31", period_to: "2024-01-01" }],
  ["period_has_both_ends_or_none", { period_to: null }],
  ["sourced_result_says_what_was_counted_and_when", { period_from: null, period_to: null }],
  ["period_ends_in_the_past", { period_to: inDays(30) }],
  ["period_starts_in_the_past", { period_from: "1850-01-01" }],
  ["ages_are_in_order", { age_from: 40, age_to: 35 }],
  ["age_from_is_18_to_60", { age_from: 17 }],
  ["age_to_is_18_to_60", { age_to: 61 }],
  // Births above cycles, and a rate that is no quotient of its counts.
  ["successes_are_0_to_n", { successes: -1, n: 377, percentage: 0 }],
  ["successes_are_0_to_n", { successes: 378, n: 377, percentage: 100 }],
  ["successes_are_0_to_n", { successes: 10 }],
  ...[39.27, 39.25, 39.2, 40, 38, 48.05].map((percentage): [string, Fields] => [
    "percentage_is_successes_of_n",
    { percentage, successes: 148, n: 377 },
  ]),
  ["range_has_both_ends_or_none", { range_from: 20 }],
  ["range_has_both_ends_or_none", { range_to: 40 }],
  ...[
    [-1, 40],
    [32, 40],
    [20, 31],
    [20, 101],
    [40, 20],
    ["NaN", 40],
    [20, "NaN"],
  ].map(([range_from, range_to]): [string, Fields] => [
    "range_is_from_0_to_100_around_the_percentage",
    { percentage: 31.5, range_from, range_to },
  ]),
  ["verdict_is_below_consistent_or_above", { verdict: "splendid" }],
  ["outcome_is_one_of_icmart", { outcome: "happiness" }],
  ...["visit", "embryos", "Embryo", "started cycle", "transfers"].map((denominator): [string, Fields] => [
    "denominator_is_one_of_icmart",
    { denominator },
  ]),
  ["eggs_are_own_or_donor", { eggs: "any" }],
  ["embryos_are_fresh_frozen_or_any", { embryos: "two" }],
  ...["outcome", "denominator", "embryos"].map((column): [string, Fields] => [
    "sourced_result_says_what_was_counted_and_when",
    { [column]: null },
  ]),
  ["result_is_of_one_clinic_or_one_country", { country: "Czechia" }],
  ["result_is_of_one_clinic_or_one_country", { clinic_id: null }],
];

const OF_PRICES: [rule: string, fields: Fields][] = [
  ...["XXX", "eur", "€", "BTC", ""].map((currency): [string, Fields] => [
    "currency_is_one_of_europe_or_usd",
    { currency },
  ]),
  ...[-1, -0.01, 1_000_000.01, "NaN"].map((amount): [string, Fields] => [
    "amount_is_0_to_1000000",
    { amount },
  ]),
  ["item_is_one_of_ours", { item: "massage" }],
  ["price_is_per_cycle_embryo_straw_year_or_visit", { per: "dozen" }],
  ["includes_names_treatments_once", { includes: ["massage"] }],
  ["includes_names_treatments_once", { includes: ["icsi", "icsi"] }],
  ["includes_names_treatments_once", { includes: ["icsi", null] }],
  ["excludes_names_treatments_once", { excludes: ["drugs", "drugs"] }],
  ["nothing_is_both_included_and_excluded", { includes: ["icsi", "transfer"], excludes: ["icsi"] }],
  ["patients_are_everyone_self_payers_or_foreign", { patient_group: "friends" }],
  ["list_date_is_a_day_of_our_time", { list_date: "2101-01-01" }],
];

const OF_REVIEWS: [rule: string, fields: Fields][] = [
  ...[-0.1, 5.1, "NaN"].map((score): [string, Fields] => ["score_is_0_to_the_scale", { score }]),
  ...[0, -5, 101, "NaN"].map((scale): [string, Fields] => ["scale_is_1_to_100", { scale }]),
  ["count_is_not_negative", { count: -1 }],
  ...["", " ", "x".repeat(61)].map((platform): [string, Fields] => [
    "platform_has_1_to_60_letters",
    { platform },
  ]),
];

const OF_EACH: Record<FactTable, [rule: string, fields: Fields][]> = {
  clinic_results: [...OF_ALL, ...OF_RESULTS],
  clinic_prices: [...OF_ALL, ...OF_PRICES],
  clinic_reviews: [...OF_ALL, ...OF_REVIEWS],
};

const named = ([rule, fields]: [string, Fields]): [string, string, Fields] => [
  JSON.stringify(fields).slice(0, 60),
  rule,
  fields,
];

for (const [name, cases] of Object.entries(OF_EACH)) {
  const table = name as FactTable;
  test.for(cases.map(named))(`${table} refuse %s: %s`, async ([, rule, fields]) => {
    const { refusal, stored } = await store(table, { ...FACTS[table], ...fields });
    expect(refusal).toContain(`"${rule}"`);
    expect(stored).toBe(0);
  });

  test(`${table} take a fact that says no more than it must, and a sample`, async () => {
    expect(await store(table, FACTS[table])).toEqual({ refusal: "stored", stored: 1 });
    expect(await store(table, SAMPLES[table])).toEqual({ refusal: "stored", stored: 1 });
  });

  test(`a sample in ${table} has no source`, async () => {
    const { published_by, source_name, source_url, checked_on } = FACTS[table];
    for (const source of [{ published_by }, { source_name }, { source_url }, { checked_on }]) {
      expect(await store(table, { ...SAMPLES[table], ...source })).toMatchObject({
        refusal: expect.stringContaining('"sample_has_no_source"'),
        stored: 0,
      });
    }
  });

  test(`${table} take no fact of a clinic that is not there`, async () => {
    for (const clinic_id of ["no-such-clinic", "", "Reprofit"]) {
      const answer = await admin()
        .from(table)
        .insert({ ...FACTS[table], clinic_id } as never);
      expect(answer).toMatchObject({
        status: 404,
        error: { hint: "no-such-clinic" },
      });
    }
  });
}

test("whatever is not null is there: a fact without its figure is refused", async () => {
  const missing: [FactTable, string][] = [
    ["clinic_results", "percentage"],
    ["clinic_results", "eggs"],
    ["clinic_prices", "amount"],
    ["clinic_prices", "currency"],
    ["clinic_prices", "per"],
    ["clinic_prices", "clinic_id"],
    ["clinic_reviews", "score"],
    ["clinic_reviews", "count"],
  ];
  for (const [table, column] of missing) {
    const { refusal, stored } = await store(table, { ...FACTS[table], [column]: null });
    expect(refusal, column).toContain(`null value in column "${column}"`);
    expect(stored).toBe(0);
  }
});

test("a figure of a country has a source", async () => {
  const { error } = await admin()
    .from("clinic_results")
    .insert({ ...SAMPLES.clinic_results, country: "Test country" });
  expect(error?.message).toContain('"figure_of_a_country_is_sourced"');
});

test.for<[what: string, fields: Fields]>([
  ["open age bands", { age_from: 40 }],
  ["the ages at both ends", { age_from: 18, age_to: 60 }],
  ["one year of age", { age_from: 35, age_to: 35 }],
  ["one day", { period_from: "2024-02-29", period_to: "2024-02-29" }],
  ["nothing and all", { percentage: 0 }],
  ["all", { percentage: 100, n: 1 }],
  ["its counts, with two decimals", { percentage: 39.26, successes: 148, n: 377 }],
  ["its counts, with one decimal", { percentage: 39.3, successes: 148, n: 377 }],
  ["its counts, in whole percent", { percentage: 39, successes: 148, n: 377 }],
  ["that none of many succeeded", { percentage: 0, successes: 0, n: 13 }],
  ["what its publisher makes of it", { range_from: 27, range_to: 38, verdict: "consistent" }],
  ["births per embryo transferred", { denominator: "embryo" }],
  ["today", { checked_on: inDays(0) }],
  ["a note and who checked", { note: "x".repeat(500), checked_by: "Anna Nováková" }],
])("a result may say %s", async ([, fields]) => {
  expect((await store("clinic_results", { ...FACTS.clinic_results, ...fields })).refusal).toBe("stored");
});

test("one source's age bands of a measure don't overlap, all ages apart", async () => {
  const clinic_id = await someClinic();
  const add = async (ages: Fields) => {
    const { error } = await admin()
      .from("clinic_results")
      .insert({ ...FACTS.clinic_results, clinic_id, ...ages } as never);
    return error && [error.hint, error.message];
  };
  expect(await add({ age_to: 34 })).toBeNull();
  expect(await add({ age_from: 35, age_to: 37 })).toBeNull();
  expect(await add({})).toBeNull();
  expect(await add({ age_from: 36, age_to: 39 })).toEqual([
    "ages-overlap",
    "The ages 36 to 39 overlap with 35 to 37 of the same figure",
  ]);
  expect(await add({ age_to: 35 })).toEqual([
    "ages-overlap",
    expect.stringMatching(/^The ages up to 35 overlap with /),
  ]);
  for (const apart of [
    { denominator: "transfer" },
    { eggs: "donor" },
    { tested: false },
    { period_to: "2024-06-30" },
    { source_url: "https://clinic.example/other" },
  ]) {
    expect(await add({ age_from: 36, age_to: 39, ...apart }), JSON.stringify(apart)).toBeNull();
  }
});

test("the texts of a fact are stored composed", async () => {
  const clinic_id = await someClinic();
  const typed = "Zli\u0301n";
  await admin()
    .from("clinic_reviews")
    .insert({ ...FACTS.clinic_reviews, clinic_id, platform: typed, note: typed, source_name: typed });
  const { data } = await admin()
    .from("clinic_reviews")
    .select("platform, note, source_name")
    .eq("clinic_id", clinic_id);
  expect(data).toEqual([{ platform: "Zlín", note: "Zlín", source_name: "Zlín" }]);
});
