import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { PricedTreatment } from "@/directory/clinics/pricedTreatments.ts";
import { TREATMENT_NAMES } from "@/directory/facts/serviceLabels.ts";
import type { GroupName } from "./order.ts";
import {
  isOneOf,
  TREATMENTS,
  type Filter,
  type ListFilter,
  type Sort,
  type Switch,
  type Treatment,
} from "./listFilters.ts";
import { slugOf } from "./slug.ts";

const TREATMENT_LABELS: Record<Treatment, string> = {
  ivf: TREATMENT_NAMES.ivf,
  icsi: TREATMENT_NAMES.icsi,
  "egg-donation": TREATMENT_NAMES.egg_donation,
  "frozen-transfer": TREATMENT_NAMES.frozen_transfer,
  "embryo-donation": TREATMENT_NAMES.embryo_donation,
  "donor-sperm": TREATMENT_NAMES.donor_sperm,
  "egg-freezing": TREATMENT_NAMES.egg_freezing,
  pgt: TREATMENT_NAMES.pgt,
};

export const ORDER_LABELS: Record<Exclude<Sort, "name"> | "match", string> = {
  match: "Best matches first.",
  votes: "Most votes first.",
  price: "Lowest price first. What a price includes differs.",
  success:
    "Highest rate first, among those that may be compared. Where ranges overlap, the order may be chance.",
  reviews: "Best reviews first, among scores of one site. With few ratings, the order may be chance.",
  score: "Highest score first. All scores are samples.",
};

export const FILTER_LABELS: Record<Filter, string> = {
  countries: "Country",
  cities: "City",
  treatments: "Treatment",
  spoken: "Languages spoken",
  languages: "Website in",
  maxPrice: "Price of a cycle",
  sourced: "Figures",
};

export const SWITCH_LABELS: Record<Switch, { field: string; set: string }> = {
  sourced: { field: "Only clinics with a figure that has a source", set: "With a source" },
};

const PRICE_LIMITS: Record<PricedTreatment, string> = {
  icsi: "Price of a cycle with ICSI at most",
  "egg-donation": "Price of a cycle with egg donation at most",
  "frozen-transfer": "Price of a frozen embryo transfer at most",
  "embryo-donation": "Price of an embryo donation at most",
  "egg-freezing": "Price of egg freezing at most",
};

export function priceLimitLabel(treatment: PricedTreatment | undefined): string {
  return treatment ? PRICE_LIMITS[treatment] : "Price of an IVF cycle at most";
}

const GROUP_HEADINGS: Record<Exclude<GroupName, "ordered">, Partial<Record<Sort, string>>> = {
  incomparable: {
    success: "Published rates that can't be compared",
    reviews: "Published scores that can't be compared",
  },
  samples: {
    price: "Sample prices, lowest first",
    success: "Sample rates, highest first",
    reviews: "Sample scores, best first",
    score: "Sample scores, highest first",
  },
  without: {
    price: "No published price",
    success: "No published success rate",
    reviews: "No published review score",
    score: "No overall score",
  },
};

export function groupHeading(group: GroupName, sort: Sort): string | undefined {
  return group === "ordered" ? undefined : GROUP_HEADINGS[group][sort];
}

export function filterValueLabel(filter: ListFilter, value: string, clinics: Clinic[]): string {
  if (filter === "treatments") return isOneOf(TREATMENTS)(value) ? TREATMENT_LABELS[value] : value;
  if (filter === "languages" || filter === "spoken") return NAMES_OF_LANGUAGES.get(value) ?? value;
  return namesOf(clinics, filter).get(value) ?? value;
}

const names = { countries: new WeakMap<Clinic[], Names>(), cities: new WeakMap<Clinic[], Names>() };
type Names = ReadonlyMap<string, string>;

function namesOf(clinics: Clinic[], filter: keyof typeof names): Names {
  const known = names[filter].get(clinics);
  if (known) return known;
  const spelt = new Map<string, string>();
  for (const { countries, locations } of clinics) {
    for (const place of filter === "countries" ? countries : locations) {
      const slug = slugOf(place);
      if (!spelt.has(slug)) spelt.set(slug, place);
    }
  }
  names[filter].set(clinics, spelt);
  return spelt;
}
