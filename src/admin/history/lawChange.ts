import { questionAt, lawCountryAt, questionTitle, sentenceOf } from "@/admin/rules/storedRule.ts";
import { DOUBTS } from "@/law/sourceText.ts";
import type { Change, ChangedField } from "./change.ts";

type OfRow = Pick<Change, "relation" | "rowName">;

/** Returns `Spain: A woman on her own` for a rule of the law, `Spain` for a country's check; null for others. */
export function lawRowName({ relation, rowName }: OfRow): string | null {
  if (rowName === null || !["country_rules", "law_checks"].includes(relation)) return null;
  const [country, question] = rowName.split(", ");
  const asked = questionAt(question);
  const name = lawCountryAt(country)?.name ?? rowName;
  return asked ? `${name}: ${questionTitle(asked)}` : name;
}

export function lawField(change: OfRow, field: ChangedField): ChangedField {
  if (change.relation !== "country_rules") return field;
  const inWords = (value: unknown) => wordsOf(change, field.column, value);
  return { column: field.column, before: inWords(field.before), after: inWords(field.after) };
}

function wordsOf({ rowName }: OfRow, column: string, value: unknown): unknown {
  const asked = questionAt(rowName?.split(", ")[1]);
  if (typeof value !== "string") return value;
  if (column === "answer" && asked) return sentenceOf(asked, value) ?? value;
  if (column === "question" && asked) return questionTitle(asked);
  if (column === "country") return lawCountryAt(value)?.name ?? value;
  if (column === "confidence")
    return value === "H" ? "read in the law, a judgment or a study" : doubtOf(value);
  return value;
}

function doubtOf(confidence: string): string {
  return confidence === "M" || confidence === "L" ? DOUBTS[confidence] : confidence;
}
