import type { Sql } from "postgres";
import { addFact, addSample } from "./facts.ts";

interface Row {
  name: string;
  countries?: string[];
  locations?: string[];
  languages?: string[];
  specialties?: string[];
  fixed_prices?: Record<string, number>;
  overall_score?: number;
  published?: boolean;
}

const BRNO = { countries: ["Czechia"], locations: ["Brno"] };

const HOSTILE: Row[] = [
  { name: "'; drop table public.clinics; --", ...BRNO, languages: ["constructor", "__proto__", "toString"] },
  {
    name: "<img src=x onerror=alert(1)>",
    countries: ["__proto__"],
    locations: ["constructor", "hasOwnProperty"],
  },
  {
    name: "\u202Egnp.cinilc",
    countries: ["Czechia"],
    locations: ["\u202EBrno\u202C"],
    languages: ["German"],
  },
  { name: "Клініка", countries: ["Україна"], locations: ["Київ"], languages: ["Ukrainian", "ukrainian"] },
  {
    name: "Αθηνά ICSI",
    countries: ["Ελλάδα"],
    locations: ["Αθήνα"],
    specialties: ["ICSI", "εξωσωματική ivf"],
  },
  { name: "★", countries: ["★"], locations: ["—", "★★"], languages: ["★"] },
  {
    name: "Karlovy Vary",
    countries: ["czechia", "CZECHIA"],
    locations: ["Karlovy-Vary", "karlovy  vary!", "Brno"],
  },
  {
    name: "Łódź",
    countries: ["Poland"],
    locations: ["Łódź", "Lodz", "ŁÓDŹ"],
    languages: ["Polish", "Polish"],
  },
  { name: "Nowhere", specialties: ["micsi", "fetish", "not ivf-like", "Donor eggs", "FET / cryo transfer"] },
  { name: "Of prices", ...BRNO, fixed_prices: { "Egg freezing": 1, "Embryo adoption": 2, __proto__x: 3 } },
  { name: "Unpublished", ...BRNO, languages: ["German"], published: false },
  { name: "Of scores", ...BRNO, languages: ["Czech", "German"], overall_score: 0 },
  { name: "Of scores", countries: ["Poland"], locations: ["Warsaw", "Brno"], overall_score: 61 },
];

const TREATMENTS = [
  "IVF",
  "ICSI",
  "Egg donation",
  "Social freezing",
  "Donated embryos",
  "Frozen embryo transfer",
];
const CITIES = [
  ["Prague", "Czechia"],
  ["Brno", "Czechia"],
  ["Warsaw", "Poland"],
  ["Kraków", "Poland"],
] as const;
const LANGUAGES = ["English", "German", "Czech", "Polish", "Klingon"];
const ORDINARY = 40;

/** The same in each run: every city, treatment and language in changing combinations. */
function ordinary(index: number): Row {
  const [city, country] = CITIES[index % 4] ?? CITIES[0];
  return {
    name: `Clinic ${index % 9}`,
    countries: [country],
    locations: [city],
    languages: LANGUAGES.filter((_, place) => (index >> place) % 2 === 1),
    specialties: TREATMENTS.filter((_, place) => (index * 7) % (place + 3) === 0),
  };
}

async function addFacts(clinic: string, index: number): Promise<void> {
  const amount = 1_500 + (index % 5) * 500;
  const adding = [
    () => addFact("clinic_prices", clinic, { amount, includes: ["icsi", "transfer"] }),
    () => addSample("clinic_prices", clinic, { amount }),
    () => addFact("clinic_prices", clinic, { amount: 60_000 + index * 1_000, currency: "CZK" }),
    () => addFact("clinic_prices", clinic, { item: "egg_donation_cycle", amount }),
    () => addFact("clinic_prices", clinic, { item: "frozen_transfer", amount: 2_000, currency: "GBP" }),
    () => addFact("clinic_prices", clinic, { item: "embryo_donation", amount, per: "embryo" }),
    () => addSample("clinic_prices", clinic, { item: "egg_freezing", amount }),
    () => addFact("clinic_prices", clinic, { amount, retired_at: "2026-01-01" }),
    () => addFact("clinic_prices", clinic, { amount: 0 }),
    () => addFact("clinic_results", clinic, { percentage: 20 + (index % 7) }),
    () => addSample("clinic_results", clinic, { eggs: "donor", percentage: 50 }),
    () => addSample("clinic_results", clinic, { percentage: 30 + (index % 3) }),
    () => addFact("clinic_reviews", clinic, { score: 3 + (index % 4) / 2 }),
    () => addSample("clinic_reviews", clinic, { score: 4.5 }),
    () => addFact("clinic_services", clinic, { is_offered: false }),
    () => addFact("clinic_services", clinic, { code: "icsi" }),
    () => addFact("clinic_services", clinic, { kind: "language", code: "de", is_offered: index % 2 === 0 }),
    () => addFact("clinic_services", clinic, { kind: "language", code: "en", is_offered: false }),
    () => addSample("clinic_services", clinic),
    () => addFact("clinic_prices", clinic, { item: "donor_sperm", amount: 300, per: "straw" }),
  ];
  await adding[index % adding.length]?.();
  if (index % 3 === 0) await adding[(index * 3 + 1) % adding.length]?.();
}

export async function addFilterableClinics(sql: Sql): Promise<string[]> {
  const rows = [...HOSTILE, ...Array.from({ length: ORDINARY }, (_, index) => ordinary(index))];
  const ids = rows.map((_, index) => `findable-${index}`);
  for (const [index, row] of rows.entries()) {
    const id = ids[index] ?? "";
    // In their order: none waits for a fact of another.
    await sql`insert into public.clinics ${sql({ id, ...row })}`;
  }
  await Promise.all(ids.map(addFacts));
  return ids;
}
