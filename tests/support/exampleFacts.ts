const SOURCE = {
  status: "sourced",
  published_by: "clinic",
  source_name: "Results of the clinic",
  source_url: "https://clinic.example/results",
  checked_on: "2026-11-01",
  note: null,
};

/** Live births per started cycle, own eggs, women of 35 to 37, in 2023: 40 of 200. */
export const resultRow = {
  ...SOURCE,
  id: "a-result",
  clinic_id: "reprofit",
  country: null,
  outcome: "live_birth",
  denominator: "started_cycle",
  eggs: "own",
  embryos: "any",
  tested: false,
  age_from: 35,
  age_to: 37,
  period_from: "2023-01-01",
  period_to: "2023-12-31",
  percentage: 20,
  n: 200,
  successes: 40,
  range_from: null,
  range_to: null,
  verdict: null,
};

export const nationalRow = {
  ...resultRow,
  id: "a-country",
  clinic_id: null,
  country: "Czechia",
  published_by: "register",
  source_name: "The national register",
  source_url: "https://register.example/2015",
  period_from: "2015-01-01",
  period_to: "2015-12-31",
  percentage: 22.14,
  n: 6526,
  successes: null,
};

/** A cycle with ICSI, without medicines. */
export const priceRow = {
  ...SOURCE,
  id: "a-price",
  clinic_id: "reprofit",
  published_by: "third_party",
  source_name: "Price list",
  source_url: "https://clinic.example/prices.pdf",
  item: "ivf_cycle",
  amount: 3245,
  currency: "EUR",
  per: "cycle",
  includes: ["consultation", "icsi", "transfer"],
  excludes: ["anaesthesia"],
  patient_group: "self_payer",
  list_date: "2026-01-01",
};

export const reviewRow = {
  ...SOURCE,
  id: "a-review",
  clinic_id: "reprofit",
  published_by: "third_party",
  source_name: "Reviews of the clinic",
  source_url: "https://reviews.example/clinic",
  platform: "Doctors Online",
  score: 4.7,
  scale: 5,
  count: 312,
};

export const serviceRow = {
  ...SOURCE,
  id: "a-service",
  clinic_id: "reprofit",
  kind: "treatment",
  code: "egg_donation",
  is_offered: true,
};

export const contactRow = {
  ...SOURCE,
  id: "a-contact",
  clinic_id: "reprofit",
  kind: "phone",
  value: "+420123456789",
};

export const sampleRow = {
  id: "a-sample",
  clinic_id: "reprofit",
  country: null,
  status: "sample",
  published_by: null,
  source_name: null,
  source_url: null,
  checked_on: null,
  note: null,
  outcome: null,
  denominator: null,
  eggs: "own",
  embryos: null,
  tested: null,
  age_from: null,
  age_to: null,
  period_from: null,
  period_to: null,
  percentage: 65,
  n: null,
  successes: null,
  range_from: null,
  range_to: null,
  verdict: null,
};

export const clinicRow = {
  id: "example",
  name: "Example Clinic",
  countries: [],
  locations: [],
  website: null,
  price_euros: null,
  success_rate: null,
  egg_donation_success_rate: null,
  review_score: null,
  overall_score: null,
  specialties: [],
  established: null,
  languages: [],
  upvote_count: 0,
  fixed_prices: null,
  hero_logo_url: null,
  figure_notes: "",
};

export const ALL_KINDS_OF_FACTS = {
  results: [
    { ...resultRow, note: "Cycles with donor eggs are listed apart." },
    {
      ...resultRow,
      id: "old",
      age_from: 38,
      age_to: null,
      checked_on: "2023-01-01",
      percentage: 8.5,
      n: 47,
      successes: 4,
    },
    {
      ...resultRow,
      id: "donor",
      eggs: "donor",
      outcome: "clinical_pregnancy",
      denominator: "cumulative_retrieval",
      tested: true,
      period_from: "2015-07-01",
      period_to: "2016-06-30",
      n: null,
      successes: null,
    },
  ],
  prices: [
    priceRow,
    {
      ...priceRow,
      id: "test",
      item: "pgt_embryo",
      amount: 4490.5,
      currency: "CZK",
      per: "embryo",
      includes: [],
    },
  ],
  reviews: [reviewRow],
  services: [
    serviceRow,
    { ...serviceRow, id: "refused", code: "embryo_donation", is_offered: false },
    { ...serviceRow, id: "spoken", kind: "language", code: "de", note: "Its coordinators do." },
  ],
  contacts: [
    contactRow,
    { ...contactRow, id: "place", kind: "address", value: "Example Street 1, 602 00 Brno" },
    { ...contactRow, id: "mail", kind: "email", value: "hello@clinic.example" },
    { ...contactRow, id: "open", kind: "hours", value: "Mo-Th 07:00-15:30, Fr 07:00-14:00" },
  ],
  national: [nationalRow, { ...nationalRow, id: "older", age_from: 38, age_to: null, percentage: 6.1 }],
  ranges: [{ result: "a-result", clinics: 4, lowest: 14, highest: 31.5 }],
};

export const NO_FACTS = {
  results: [],
  prices: [],
  reviews: [],
  services: [],
  contacts: [],
  national: [],
  ranges: [],
};
