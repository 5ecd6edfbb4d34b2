import type { Json } from "@/backend/database.types.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { comparison } from "@/directory/comparing/rows/comparison.ts";
import type { Row } from "@/directory/comparing/rows/comparisonTable.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { exampleClinic } from "./exampleClinic.ts";
import { NO_FACTS } from "./exampleFacts.ts";

export const facts = (some: Record<string, Json> = {}) =>
  factsFromJson({ ...NO_FACTS, ...some }, "2026-11-22");
export const clinic = (id: string, about: Partial<Clinic> = {}) => exampleClinic({ id, name: id, ...about });
export const TWO = [clinic("a"), clinic("b")];

export function row(label: RegExp, ...args: Parameters<typeof comparison>): Row {
  const all = comparison(...args).flatMap(({ rows }) => rows);
  const found = all.find((each) => label.test(each.label));
  if (!found) throw new Error(`No row ${String(label)} among: ${all.map((each) => each.label).join(" | ")}`);
  return found;
}

export const figures = ({ cells }: Row) => cells.map(({ figure, missing }) => figure ?? missing);
export const bars = ({ cells }: Row) => cells.map(({ bar }) => bar?.share ?? null);
