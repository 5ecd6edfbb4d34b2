import { BAD_CONTACTS } from "./badContacts.ts";
import type { FactTable } from "./facts.ts";

export type Fields = Record<string, unknown>;

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

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

const OF_SERVICES: [rule: string, fields: Fields][] = [
  ["kind_is_treatment_or_language", { kind: "room" }],
  ...["massage", "IVF", "", "de", "ivf_cycle"].map((code): [string, Fields] => [
    "code_is_one_of_its_kind",
    { code },
  ]),
  ...["xx", "DE", "German", "egg_donation"].map((code): [string, Fields] => [
    "code_is_one_of_its_kind",
    { kind: "language", code },
  ]),
];

export const REFUSED_FACTS: Record<FactTable, [rule: string, fields: Fields][]> = {
  clinic_results: [...OF_ALL, ...OF_RESULTS],
  clinic_prices: [...OF_ALL, ...OF_PRICES],
  clinic_reviews: [...OF_ALL, ...OF_REVIEWS],
  clinic_services: [...OF_ALL, ...OF_SERVICES],
  clinic_contacts: [...OF_ALL, ...BAD_CONTACTS],
};
