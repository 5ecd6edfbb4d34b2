import { readAge } from "./ageReading.ts";
import type { Question } from "./ruleTexts.ts";
import { TREATMENT_IDS, type Treatment } from "./treatments.ts";

/** Each one is also the question in the rules that decides whether it is allowed. */
export const PARTNERS = [
  "marriedCouple",
  "unmarriedCouple",
  "womanAlone",
  "twoWomen",
] as const satisfies Question[];
export const EGGS = ["own", "donor"] as const;
export const SPERM = ["partner", "donor"] as const;
export const EMBRYOS = ["none", "there", "abroad"] as const;

/** A couple's answers. The age is in whole years, of the person who would carry the child. */
export interface Answers {
  age: number;
  partner: (typeof PARTNERS)[number];
  eggs: (typeof EGGS)[number];
  sperm: (typeof SPERM)[number];
  embryos: (typeof EMBRYOS)[number];
  /** Whether the child must be able to learn who the donor is. */
  knownDonor: boolean;
}

/** The one record of what somebody answered, which may still be incomplete. Every page reads and changes it. */
export interface TypedAnswers {
  age: string;
  partner: Answers["partner"] | "";
  eggs: Answers["eggs"];
  sperm: Answers["sperm"];
  embryos: Answers["embryos"];
  knownDonor: boolean;
  /** Fits the eggs and embryos; empty while nobody has said whose eggs. */
  treatment: Treatment | "";
  /** What was answered of frozen embryos, kept while another treatment is looked at. */
  frozen?: Pick<Answers, "eggs" | "embryos"> | undefined;
  /** As clinics' rows call it; empty while unknown. */
  homeCountry: string;
  /** As an address writes it, such as `karlovy-vary`; empty while unknown. */
  homeCity: string;
}

export const EMPTY_ANSWERS: TypedAnswers = {
  age: "",
  partner: "",
  eggs: "own",
  sperm: "partner",
  embryos: "none",
  knownDonor: false,
  treatment: "",
  homeCountry: "",
  homeCity: "",
};

/** Returns whether eggs or sperm come from a donor. */
export function hasDonor({ eggs, sperm }: Pick<Answers, "eggs" | "sperm">): boolean {
  return eggs === "donor" || sperm === "donor";
}

export function needsDonorSperm(partner: TypedAnswers["partner"]): boolean {
  return partner === "womanAlone" || partner === "twoWomen";
}

export function completeAnswers(typed: TypedAnswers): Answers | null {
  const read = readAge(typed.age);
  if (!read || "problem" in read || typed.partner === "") return null;
  const { partner, eggs, embryos, knownDonor } = typed;
  const sperm = needsDonorSperm(partner) ? "donor" : typed.sperm;
  return { age: read.age, partner, eggs, sperm, embryos, knownDonor };
}

/** Null, too, while nobody has said whose eggs: the guide lets them skip that. */
export function fullAnswers(typed: TypedAnswers): Answers | null {
  return typed.treatment === "" ? null : completeAnswers(typed);
}

export function treatmentFor({
  eggs,
  embryos,
  treatment,
}: Pick<TypedAnswers, "eggs" | "embryos" | "treatment">): Treatment {
  if (embryos !== "none") return treatment === "frozen-natural" ? treatment : "frozen-tablets";
  return eggs === "donor" ? "donor-eggs" : "own-eggs";
}

/** Reads stored answers, or returns null when they are not ours. Fields that came later may be missing, and so may the age. */
export function readStoredAnswers(kept: unknown): TypedAnswers | null {
  // What is no record has none of our fields.
  const { homeCountry = "", homeCity = "", ...fields }: Record<string, unknown> = Object.assign({}, kept);
  const { age, partner, eggs, sperm, embryos, knownDonor, treatment } = fields;
  const frozen: { eggs?: unknown; embryos?: unknown } = Object.assign({}, fields["frozen"]);
  const isOurs =
    (partner === "" || isOneOf(PARTNERS, partner)) &&
    isOneOf(EGGS, eggs) &&
    isOneOf(SPERM, sperm) &&
    isOneOf(EMBRYOS, embryos) &&
    typeof knownDonor === "boolean" &&
    isPlace(homeCountry) &&
    isPlace(homeCity);
  if (!isOurs) return null;
  const own: Omit<TypedAnswers, "treatment"> = {
    age: typeof age === "string" && /^\d{0,3}$/.test(age) ? age : "",
    partner,
    eggs,
    sperm,
    embryos,
    knownDonor,
    homeCountry,
    homeCity,
    ...(isOneOf(EGGS, frozen.eggs) &&
      isOneOf(EMBRYOS, frozen.embryos) && {
        frozen: { eggs: frozen.eggs, embryos: frozen.embryos },
      }),
  };
  if (treatment === "") return { ...own, treatment };
  return {
    ...own,
    treatment: treatmentFor({
      eggs,
      embryos,
      treatment: isOneOf(TREATMENT_IDS, treatment) ? treatment : "",
    }),
  };
}

function isPlace(value: unknown): value is string {
  return typeof value === "string" && /^[\p{L}' -]{0,60}$/u.test(value);
}

export function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((known) => known === value);
}
