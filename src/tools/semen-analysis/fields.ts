import { readDecimal, readThousands, type DecimalReading } from "@/ui/decimal.ts";
import type { SemenSample } from "./interpretation.ts";

export type FieldId = keyof SemenSample;
export type FieldTexts = Record<FieldId, string>;
export type FieldProblems = Partial<Record<FieldId, string>>;

interface FieldFacts {
  id: FieldId;
  step: number;
  isRequired: boolean;
  max: { value: number; problem: string };
  /** What may stand behind the number, as on a report. */
  unit: RegExp;
  input?: { hint: string; inputMode: "text" };
}

const PERCENT = {
  isRequired: false,
  step: 1,
  unit: /%$/,
  max: { value: 100, problem: "A share cannot be over 100%." },
};
const MILLIONS = /(million|mio|mln|[×x] ?10(⁶|\^6))?( ?(\/|per) ?ml)?$/i;

/** The seven inputs in the order of a report. The upper bounds of the first two only catch a wrong unit. */
export const FIELDS: FieldFacts[] = [
  {
    id: "volume",
    step: 0.1,
    unit: /ml$/i,
    isRequired: true,
    max: { value: 50, problem: "That is more than any sample. Enter millilitres, such as 3.5." },
  },
  {
    id: "totalSperm",
    step: 1,
    unit: MILLIONS,
    input: {
      hint: "All sperm in the whole sample. Only a concentration? Type it as 20/mL.",
      // Phones' keypads for decimals have no slash.
      inputMode: "text",
    },
    isRequired: true,
    max: { value: 10_000, problem: "That is more than any sample. Enter millions: 39 for 39,000,000." },
  },
  { id: "totalMotility", ...PERCENT, isRequired: true },
  { id: "progressiveMotility", ...PERCENT },
  { id: "immotile", ...PERCENT },
  { id: "vitality", ...PERCENT },
  { id: "normalForms", ...PERCENT },
];

export const EMPTY_FIELDS: FieldTexts = {
  volume: "",
  totalSperm: "",
  totalMotility: "",
  progressiveMotility: "",
  immotile: "",
  vitality: "",
  normalForms: "",
};

export type SampleReading =
  | { outcome: "sample"; sample: SemenSample }
  | { outcome: "unreadable"; problems: FieldProblems }
  /** A required field is empty or zero. A zero may be a finding of its own. */
  | { outcome: "incomplete"; problems: FieldProblems; findings: string[] };

export function problemWith(field: FieldFacts, text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const reading = readField(field, text);
  return "problem" in reading ? reading.problem : undefined;
}

/** @param volume turns a concentration into a total */
function readField({ max, unit }: FieldFacts, text: string, volume?: number): DecimalReading {
  const typed = text.trim();
  const number = typed.replace(unit, "");
  // Where so high a value is possible, `1.050` may be a thousand and fifty.
  const reading = readThousands(number, max);
  return volume && "value" in reading && /ml$/i.test(typed)
    ? // Exact, so that the concentration divided out of it is the one typed.
      readDecimal((reading.value * volume).toPrecision(12), max)
    : reading;
}

/** Reads the form. Empty optional fields are left out; a zero in one is a value. */
export function readSample(texts: FieldTexts): SampleReading {
  const problems: FieldProblems = {};
  const values: Partial<SemenSample> = {};
  for (const field of FIELDS) {
    const text = texts[field.id];
    if (text.trim() === "") continue;
    const reading = readField(field, text, values.volume);
    if ("value" in reading) values[field.id] = reading.value;
    else problems[field.id] = reading.problem;
  }
  if (Object.keys(problems).length > 0) return { outcome: "unreadable", problems };

  const { volume, totalSperm, totalMotility, ...optional } = values;
  if (volume && totalSperm && totalMotility) {
    return { outcome: "sample", sample: { volume, totalSperm, totalMotility, ...optional } };
  }
  for (const { id, isRequired } of FIELDS) {
    if (isRequired && values[id] === undefined) problems[id] = "Needed for a result.";
  }
  const zeros = FINDINGS.filter(([id]) => values[id] === 0).slice(0, volume === 0 ? 1 : 2);
  return { outcome: "incomplete", problems, findings: zeros.map(([, finding]) => finding + ASK_A_DOCTOR) };
}

/** Zeros that a patient must not be left alone with. Without a volume, the others say nothing. */
const FINDINGS = [
  ["volume", "A volume of 0 (aspermia) is a real finding, not your mistake."],
  ["totalSperm", "A total count of 0 (azoospermia) is a real finding, not your mistake."],
  ["totalMotility", "A total motility of 0 (no moving sperm) is a real finding, not your mistake."],
] as const;

const ASK_A_DOCTOR =
  " This tool can’t interpret it; a doctor should. It is usually checked with a second sample; some causes are treatable.";
