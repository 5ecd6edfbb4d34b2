const PLACES = [
  ["Prague", "Czechia"],
  ["Brno", "Czechia"],
  ["Warsaw", "Poland"],
  ["Kraków", "Poland"],
  ["Madrid", "Spain"],
  ["Athens", "Greece"],
  ["Lisbon", "Portugal"],
  ["Copenhagen", "Denmark"],
] as const;

const SYLLABLES = ["fer", "ti", "vi", "ta", "ge", "ne", "ma", "re", "pro", "no", "va", "cli", "lu", "sa"];

/** The same numbers each time, below a bound. */
function numbers(): (below: number) => number {
  let seed = 42;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}

/**
 * Rows of a directory of any size, the same each time: names, cities and figures all differ, and
 * every figure has a source, as `factRows` gives them.
 */
export function clinicRows(count: number) {
  const random = numbers();
  return Array.from({ length: count }, (_, index) => {
    const [city, country] = PLACES[random(PLACES.length)] ?? PLACES[0];
    const name = Array.from({ length: 3 }, () => SYLLABLES[random(SYLLABLES.length)]).join("");
    const [day, cycles, donorCycles, reviews] = [
      dayOf(index),
      80 + random(900),
      40 + random(400),
      random(800),
    ];
    return {
      id: `${name}-${index}`,
      name: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${city}`,
      countries: [country],
      locations: [city],
      website: `https://${name}.example`,
      price_euros: 1_900 + random(40) * 50,
      success_rate: 20 + random(30),
      egg_donation_success_rate: 35 + random(25),
      review_score: (35 + random(15)) / 10,
      overall_score: 60 + random(40),
      specialties: [],
      established: 1_985 + random(35),
      languages: ["English"],
      upvote_count: random(200),
      fixed_prices: null,
      hero_logo_url: null,
      basis: {
        price: `iv/c/EUR/-/b+c+ic+m+r+tr/a+dr+fre/2026/c/${day}`,
        reviews: `Google/5/${reviews}/${day}`,
        success: `c/t/o/a/?/all/2024/2024/${cycles}/c/${day}`,
        egg_donation: `c/t/d/a/?/all/2024/2024/${donorCycles}/c/${day}`,
      },
    };
  });
}

/** Clinics are checked one after the other, thirty a day. */
function dayOf(index: number): string {
  return new Date(Date.UTC(2026, 8, 1) + Math.floor(index / 30) * 86_400_000).toISOString().slice(0, 10);
}

type ClinicRow = ReturnType<typeof clinicRows>[number];

/** Eight facts of each of these clinics, by their table. The clinics' headlines are among them. */
export function factRows(clinics: ClinicRow[]) {
  return {
    clinic_results: clinics.flatMap(resultsOf),
    clinic_prices: clinics.flatMap(pricesOf),
    clinic_reviews: clinics.map((clinic) => ({
      ...sourceOf(clinic, "reviews", "Reviews on Google"),
      ...{ platform: "Google", score: clinic.review_score, scale: 5 },
      count: Number(clinic.basis.reviews.split("/")[2]),
    })),
  };
}

function sourceOf({ id, website, basis }: ClinicRow, page: string, source_name: string) {
  return {
    ...{ clinic_id: id, status: "sourced", published_by: "clinic", source_name },
    source_url: `${website}/en/${page}`,
    checked_on: basis.reviews.slice(-10),
  };
}

function resultsOf(clinic: ClinicRow) {
  const measure = {
    ...sourceOf(clinic, "success-rates/2024", "The clinic's own results of 2024"),
    ...{ outcome: "clinical_pregnancy", denominator: "transfer", eggs: "own", embryos: "any" },
    ...{ period_from: "2024-01-01", period_to: "2024-12-31", age_from: null, age_to: null },
  };
  const cycles = Number(clinic.basis.success.split("/")[8]);
  const rate = clinic.success_rate;
  return [
    { ...measure, percentage: rate, n: cycles },
    { ...measure, percentage: rate + 8, n: Math.ceil(cycles / 3), age_to: 34 },
    { ...measure, percentage: rate - 8, n: Math.ceil(cycles / 3), age_from: 35, age_to: 39 },
    {
      ...{ ...measure, eggs: "donor", percentage: clinic.egg_donation_success_rate },
      n: Number(clinic.basis.egg_donation.split("/")[8]),
    },
  ];
}

function pricesOf(clinic: ClinicRow) {
  const list = {
    ...sourceOf(clinic, "price-list", "The clinic's price list for 2026"),
    ...{ currency: "EUR", per: "cycle", list_date: "2026-01-01" },
  };
  const includes = ["consultation", "monitoring", "retrieval", "icsi", "blastocyst", "transfer"];
  return [
    {
      ...list,
      item: "ivf_cycle",
      amount: clinic.price_euros,
      includes,
      excludes: ["drugs", "anaesthesia", "freezing"],
    },
    {
      ...list,
      item: "egg_donation_cycle",
      amount: clinic.price_euros + 3_000,
      includes,
      excludes: ["drugs"],
    },
    { ...list, item: "frozen_transfer", amount: 900, includes: ["transfer"], excludes: ["drugs"] },
  ];
}
