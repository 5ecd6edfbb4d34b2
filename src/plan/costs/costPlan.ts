import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { isOneOf, needsDonorSperm, type TypedAnswers } from "@/law/answers.ts";
import { TREATMENT_IDS, type Treatment } from "@/law/treatments.ts";
import { LONGEST_AMOUNT } from "./amount.ts";
import { CURRENCIES } from "@/directory/facts/currencyCodes.ts";

export const EXTRAS = [
  ...["icsi", "blastocyst", "freezing", "later-transfer", "pgt", "donor-sperm", "papers"],
] as const;
export type Extra = (typeof EXTRAS)[number];

const FOLLOWED = ["travellers", "papers"] as const;
type Followed = (typeof FOLLOWED)[number];

export const LIMITS = { cycles: 6, trips: 6, nights: 30, travellers: 6, embryos: 10 };

/** What somebody chose and typed. Amounts are texts as typed, and may be empty. */
export interface CostPlan {
  clinic: string;
  country: string;
  /** The record of answers decides it, where it has one. */
  treatment: Treatment;
  cycles: number;
  /** Per cycle; null for the usual number. */
  trips: number | null;
  /** Per trip; null while unknown. */
  nights: number | null;
  travellers: number;
  /** To be tested in each cycle. */
  embryos: number;
  /** A donor's sperm is not stored here: the record of answers decides it. */
  wishes: Extra[];
  /** What was chosen here and no longer follows from the answers. */
  chosen: Followed[];
  currency: string;
  flight: string;
  /** For everybody who travels. */
  night: string;
  drugs: string;
  other: string;
  /** Whether the law sends them to a notary at home. It is nobody's choice, and never stored. */
  needsNotary?: boolean;
}

export const NOTHING_TYPED: CostPlan = {
  clinic: "",
  country: "",
  treatment: "own-eggs",
  cycles: 1,
  trips: null,
  nights: null,
  travellers: 2,
  embryos: 3,
  wishes: ["icsi", "blastocyst", "freezing", "papers"],
  chosen: [],
  currency: "EUR",
  flight: "",
  night: "",
  drugs: "",
  other: "",
};

/** Returns what is stored under `plan-costs`, or null; a country that is no longer ours counts as none. */
export function costsFrom(stored: unknown): CostPlan | null {
  // What is no plan has none of its fields.
  const fields: Record<string, unknown> = Object.assign({}, stored);
  const { clinic, country, treatment, wishes, currency, trips, nights } = fields;
  const isOurs =
    typeof clinic === "string" &&
    (clinic === "" || isClinicId(clinic)) &&
    isOneOf(TREATMENT_IDS, treatment) &&
    isOneOf(CURRENCIES, currency) &&
    Array.isArray(wishes);
  if (!isOurs) return null;
  const counts = (["cycles", "travellers", "embryos"] as const).map((name) =>
    isCount(fields[name], 1, LIMITS[name]),
  );
  const blanks = [
    trips === null || isCount(trips, 0, LIMITS.trips),
    nights === null || isCount(nights, 0, LIMITS.nights),
  ];
  const amounts = (["flight", "night", "drugs", "other"] as const).map((name) => isAmount(fields[name]));
  if (![...counts, ...blanks, ...amounts].every(Boolean)) return null;
  return {
    ...NOTHING_TYPED,
    ...onlyOurs(fields),
    country: isOneOf(COUNTRIES_WITH_RULES, country) ? country : "",
    wishes: EXTRAS.filter((extra) => wishes.includes(extra)),
    chosen: chosenFrom(fields, wishes),
  };
}

/** In a plan of before, what isn't as usual was chosen. */
function chosenFrom({ chosen, travellers }: Record<string, unknown>, wishes: readonly unknown[]): Followed[] {
  if (Array.isArray(chosen)) return FOLLOWED.filter((name) => chosen.includes(name));
  const isUsual = { travellers: travellers === NOTHING_TYPED.travellers, papers: wishes.includes("papers") };
  return FOLLOWED.filter((name) => !isUsual[name]);
}

export function isClinicId(text: string): boolean {
  return /^[a-z0-9-]{1,100}$/.test(text);
}

function onlyOurs(fields: Record<string, unknown>): Partial<CostPlan> {
  return Object.fromEntries(Object.keys(NOTHING_TYPED).map((name) => [name, fields[name]]));
}

function isCount(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isAmount(value: unknown): boolean {
  return typeof value === "string" && value.length <= LONGEST_AMOUNT;
}

/** Unless chosen otherwise, a woman alone travels alone, and documents are for abroad; a notary may be needed at home. */
export function withAnswers(
  plan: CostPlan,
  typed: TypedAnswers,
  countries: readonly string[] = [plan.country],
): CostPlan {
  const { treatment, sperm, partner, homeCountry } = typed;
  const follows = (name: Followed) => !plan.chosen.includes(name);
  const isAtHome = homeCountry !== "" && countries.includes(homeCountry);
  const usesDonorSperm = sperm === "donor" || needsDonorSperm(partner);
  return {
    ...plan,
    treatment: treatment === "" ? plan.treatment : treatment,
    travellers: partner === "womanAlone" && follows("travellers") ? 1 : plan.travellers,
    wishes: EXTRAS.filter((extra) => {
      if (extra === "papers" && isAtHome && follows("papers")) return false;
      return extra === "donor-sperm" ? usesDonorSperm : plan.wishes.includes(extra);
    }),
  };
}
