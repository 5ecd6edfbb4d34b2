import type { Kind } from "@/admin/facts/factForm.ts";

type Row = Record<string, string | number | boolean | string[] | null>;

const SOURCE: Row = {
  ...{ published_by: "clinic", source_name: "Results of the clinic", checked_on: "2026-11-01" },
  ...{ source_url: "https://clinic.example/results", checked_by: "Anna Nováková", note: null },
};

export const GOOD_FACTS: Record<Kind, Row> = {
  results: {
    ...SOURCE,
    ...{ outcome: "live_birth", denominator: "started_cycle", eggs: "own", embryos: "any", tested: null },
    ...{ age_from: 35, age_to: 37, period_from: "2024-01-01", period_to: "2024-12-31" },
    ...{ percentage: 31.5, n: 412, successes: null, range_from: null, range_to: null, verdict: null },
  },
  prices: {
    ...SOURCE,
    ...{ item: "ivf_cycle", amount: 2900, currency: "EUR", per: "cycle", patient_group: "foreign" },
    ...{ list_date: "2026-01-01", includes: ["icsi"], excludes: ["drugs"] },
  },
  reviews: { ...SOURCE, platform: "Google", score: 4.5, scale: 5, count: 312 },
  services: { ...SOURCE, kind: "treatment", code: "egg_donation", is_offered: true },
  contacts: { ...SOURCE, kind: "phone", value: "+420123456789" },
};

type FactCase = [kind: Kind, what: string, change: Row];

export const FACTS_TO_TAKE: FactCase[] = [
  ["results", "all ages", { age_from: null, age_to: null }],
  ["results", "one age", { age_from: 60, age_to: 60 }],
  ["results", "none of the treatments", { percentage: 0, n: 1 }],
  ["results", "all of them", { percentage: 100, n: null }],
  ["results", "a single day", { period_from: "2024-02-29", period_to: "2024-02-29" }],
  ["results", "tested embryos", { tested: true }],
  ["results", "counts that give the percentage", { percentage: 31.55, successes: 130 }],
  ["results", "counts that give it in whole percent", { percentage: 32, successes: 130 }],
  ["results", "the publisher's own range and verdict", { range_from: 27, range_to: 36.2, verdict: "above" }],
  ["results", "births per embryo transferred", { denominator: "embryo" }],
  ["prices", "nothing to pay", { amount: 0 }],
  ["prices", "nobody named", { patient_group: null, list_date: null, includes: [], excludes: [] }],
  ["reviews", "no reviews yet", { score: 0, count: 0 }],
  ["reviews", "the best score", { score: 10, scale: 10 }],
  ["services", "a treatment that is not offered", { is_offered: false }],
  ["services", "a language", { kind: "language", code: "de" }],
  ["contacts", "an address", { kind: "address", value: "16–20 Windsor Walk, London SE5 8BB" }],
  ["contacts", "an e-mail address", { kind: "email", value: "info@clinic.example" }],
  ["contacts", "hours of two sorts", { kind: "hours", value: "Mo-Th 07:00-15:30, Fr 07:00-14:00" }],
  ["contacts", "a noon break", { kind: "hours", value: "Mo 08:00-12:00, Mo 13:00-16:00" }],
];

const ANY_KIND: [what: string, change: Row][] = [
  ["no source", { source_name: "" }],
  ["a source of invisible characters", { source_name: "\u200b\u2060" }],
  ["a source with a name of 201 letters", { source_name: "x".repeat(201) }],
  ["a source that is no web address", { source_url: "the price list" }],
  ["a source that runs a script", { source_url: "javascript:alert(1)" }],
  ["a source without an address", { source_url: "" }],
  ["a source without a day", { checked_on: "" }],
  ["a check in the future", { checked_on: "2999-01-01" }],
  ["a check on no day of the calendar", { checked_on: "2026-02-30" }],
  ["an unknown publisher", { published_by: "a friend" }],
  ["an e-mail address for a name", { checked_by: "anna@clinic.example" }],
  ["a note of 501 letters", { note: "x".repeat(501) }],
];

export const FACTS_TO_REFUSE: FactCase[] = [
  ...(["results", "prices", "reviews", "services", "contacts"] as const).flatMap((kind) =>
    ANY_KIND.map(([what, change]): FactCase => [kind, what, change]),
  ),
  ["results", "a percentage below 0", { percentage: -0.01 }],
  ["results", "a percentage above 100", { percentage: 100.01 }],
  ["results", "fewer than one treatment", { n: 0 }],
  ["results", "more births than treatments", { successes: 413, percentage: 100 }],
  ["results", "births of an unknown number of treatments", { successes: 10, n: null }],
  ["results", "a percentage that isn't births by treatments", { successes: 130, percentage: 31.5 }],
  ["results", "a range with one end", { range_from: 20, range_to: null }],
  ["results", "a range that leaves the percentage out", { range_from: 32, range_to: 40 }],
  ["results", "an unknown verdict", { verdict: "splendid" }],
  ["results", "a negative number of treatments", { n: -5 }],
  ["results", "an age of children", { age_from: 17 }],
  ["results", "ages out of order", { age_from: 40, age_to: 35 }],
  ["results", "a period that ends before it starts", { period_from: "2024-12-31", period_to: "2024-01-01" }],
  ["results", "a period that is not over", { period_to: "2999-12-31" }],
  ["results", "a period with one end", { period_to: "" }],
  ["results", "an unknown outcome", { outcome: "success" }],
  ["results", "nothing counted", { outcome: "" }],
  ["results", "an unknown denominator", { denominator: "patient" }],
  ["prices", "a negative amount", { amount: -1 }],
  ["prices", "an amount beyond all reason", { amount: 1_000_001 }],
  ["prices", "an unknown currency", { currency: "BTC" }],
  ["prices", "an unknown unit", { per: "month" }],
  ["prices", "an unknown treatment", { item: "magic" }],
  ["prices", "a list of another century", { list_date: "1899-12-31" }],
  ["reviews", "a score above the best there is", { score: 5.1 }],
  ["reviews", "a negative number of reviews", { count: -1 }],
  ["reviews", "a scale of nothing", { scale: 0, score: 0 }],
  ["reviews", "no platform", { platform: " " }],
  ["services", "an unknown treatment", { code: "magic" }],
  ["services", "a language among the treatments", { code: "de" }],
  ["services", "a treatment among the languages", { kind: "language", code: "ivf" }],
  ["services", "an unknown language", { kind: "language", code: "xx" }],
  ["services", "neither a treatment nor a language", { kind: "room" }],
  ["services", "neither yes nor no", { is_offered: "" }],
  ["contacts", "an unknown kind", { kind: "fax" }],
  ["contacts", "nothing in it", { value: "" }],
  ["contacts", "a telephone without its country", { value: "123456789" }],
  ["contacts", "a telephone of 16 digits", { value: "+1234567890123456" }],
  ["contacts", "an address of four letters", { kind: "address", value: "Brno" }],
  ["contacts", "an address of 201 letters", { kind: "address", value: "x".repeat(201) }],
  ["contacts", "an address in HTML", { kind: "address", value: "<b>Street 1</b>, Brno" }],
  ["contacts", "an address that is turned around", { kind: "address", value: "Street\u202e 1, Brno" }],
  ["contacts", "an address with what can't be seen", { kind: "address", value: "Str\u200beet 1, Brno" }],
  ["contacts", "an address of two lines", { kind: "address", value: "Street 1\n602 00 Brno" }],
  ["contacts", "an e-mail that runs a script", { kind: "email", value: "javascript:alert(1)" }],
  ["contacts", "two e-mail addresses", { kind: "email", value: "a@clinic.example,b@clinic.example" }],
  ["contacts", "hours without times", { kind: "hours", value: "Mo-Fr" }],
  ["contacts", "hours that end before they start", { kind: "hours", value: "Mo-Fr 16:00-08:00" }],
  ["contacts", "days out of order", { kind: "hours", value: "Fr-Mo 08:00-16:00" }],
];

export const GOOD_CLINIC: Row = {
  ...{ id: "some-clinic", name: "Some Clinic", countries: ["Czechia"], locations: ["Brno", "Zlín"] },
  ...{ website: "https://clinic.example/", languages: ["Czech"], specialties: [], established: 1999 },
  ...{ hero_logo_url: null },
};

export const CLINICS_TO_REFUSE: [what: string, change: Row][] = [
  ["an id with spaces", { id: "some clinic" }],
  ["the advert's id", { id: "sponsored-slot" }],
  ["an id of 81 letters", { id: "x".repeat(81) }],
  ["no id", { id: "" }],
  ["no name", { name: "" }],
  ["a name that cannot be seen", { name: "\u200b\u2060" }],
  ["a name of 121 letters", { name: "x".repeat(121) }],
  ["51 cities", { locations: Array.from({ length: 51 }, (_, index) => `City ${index}`) }],
  ["a city of 121 letters", { locations: ["x".repeat(121)] }],
  ["a website that runs a script", { website: "javascript:alert(1)" }],
  ["a website with a password", { website: "https://a:b@clinic.example" }],
  ["a year before our time", { established: 1899 }],
  ["a year after it", { established: 2101 }],
  ["a logo that is no address", { hero_logo_url: "a picture" }],
];
