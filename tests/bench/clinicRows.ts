import type { PriceBasis, RateBasis, ReviewsBasis } from "../../src/directory/facts/measure.ts";
import { writeNotes } from "../support/noteWriter.ts";
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

function numbers(): (below: number) => number {
  let seed = 42;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}

interface Headlines {
  success: RateBasis;
  eggDonation: RateBasis;
  price: PriceBasis;
  reviews: ReviewsBasis;
}

/** Identical in each run. Every figure has a source (`factRows`); some are counted in a way of their own. */
export function clinicRows(count: number) {
  const random = numbers();
  return Array.from({ length: count }, (_, index) => {
    const [city, country] = PLACES[random(PLACES.length)] ?? PLACES[0];
    const name = Array.from({ length: 3 }, () => SYLLABLES[random(SYLLABLES.length)]).join("");
    const headlines = someHeadlines(random, dayOf(index));
    return {
      headlines,
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
      figure_notes: writeNotes(headlines),
    };
  });
}

function dayOf(index: number): string {
  const day = Math.floor(index / 30) % 60;
  return new Date(Date.UTC(2026, 8, 1) + day * 86_400_000).toISOString().slice(0, 10);
}

function oneOf<Choice extends readonly [often: number, choice: unknown]>(
  random: (below: number) => number,
  choices: readonly Choice[],
): Choice[1] {
  let left = random(choices.reduce((sum, [often]) => sum + often, 0));
  for (const [often, choice] of choices) {
    left -= often;
    if (left < 0) return choice;
  }
  throw new Error("There was nothing to choose from");
}

const MEASURES = [
  [70, { outcome: "clinical_pregnancy", denominator: "transfer" }],
  [10, { outcome: "live_birth", denominator: "transfer" }],
  [10, { outcome: "live_birth", denominator: "started_cycle" }],
  [6, { outcome: "ongoing_pregnancy", denominator: "retrieval" }],
  [4, { outcome: "delivery", denominator: "cumulative_retrieval" }],
] as const;

const AGES = [
  [92, { ageFrom: null, ageTo: null }],
  [8, { ageFrom: null, ageTo: 34 }],
] as const;

const PERIODS = [
  [60, { periodFrom: "2024-01-01", periodTo: "2024-12-31" }],
  [20, { periodFrom: "2023-01-01", periodTo: "2023-12-31" }],
  [20, { periodFrom: "2022-01-01", periodTo: "2024-12-31" }],
] as const;

const PRICE_PARTS = [
  [40, ["consultation monitoring retrieval icsi blastocyst transfer", "drugs anaesthesia freezing"]],
  [15, ["consultation monitoring retrieval icsi transfer", "drugs anaesthesia"]],
  [10, ["consultation monitoring retrieval icsi transfer", "drugs"]],
  [10, ["consultation monitoring retrieval icsi blastocyst transfer storage", "drugs"]],
  [8, ["anaesthesia monitoring retrieval transfer", "drugs"]],
  [7, ["consultation monitoring retrieval icsi transfer tests", "drugs anaesthesia freezing"]],
  [5, ["consultation drugs monitoring retrieval icsi blastocyst transfer", ""]],
  [5, ["monitoring retrieval transfer", "anaesthesia drugs"]],
] as const;

const LISTS = [
  [65, "2026-01-01"],
  [10, "2026-03-01"],
  [15, "2025-01-01"],
  [10, null],
] as const;

function someHeadlines(random: (below: number) => number, checkedOn: string): Headlines {
  const own: RateBasis = {
    kind: "rate",
    ...oneOf(random, MEASURES),
    ...{
      eggs: "own",
      tested: oneOf(random, [
        [90, null],
        [10, false],
      ] as const),
    },
    embryos: oneOf(random, [
      [85, "any"],
      [15, "fresh"],
    ] as const),
    ...oneOf(random, AGES),
    ...oneOf(random, PERIODS),
    n: 240 + random(900),
    range: null,
    verdict: null,
    publishedBy: oneOf(random, [
      [88, "clinic"],
      [8, "register"],
      [4, "third_party"],
    ] as const),
    checkedOn,
  };
  const measure = oneOf(random, [
    [80, own],
    [20, { ...own, ...oneOf(random, MEASURES) }],
  ]);
  const [includes, excludes] = oneOf(random, PRICE_PARTS);
  return {
    success: own,
    eggDonation: { ...measure, eggs: "donor", n: 40 + random(400) },
    price: {
      ...{ kind: "price", item: "ivf_cycle", per: "cycle", currency: "EUR" },
      group: oneOf(random, [
        [85, null],
        [15, "foreign"],
      ] as const),
      ...{ includes: words(includes), excludes: words(excludes) },
      listDate: oneOf(random, LISTS),
      publishedBy: oneOf(random, [
        [85, "clinic"],
        [15, "third_party"],
      ] as const),
      checkedOn,
    },
    reviews: {
      ...{
        kind: "reviews",
        platform: oneOf(random, [
          [85, "Google"],
          [10, "Trustpilot"],
          [5, "Doctors Online"],
        ]),
      },
      ...{ scale: 5, count: random(800), checkedOn },
    },
  };
}

const words = (text: string) => text.split(" ").filter((word) => word !== "");
