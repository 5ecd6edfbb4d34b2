import { resultRow } from "./exampleFacts.ts";

/** A row as the table answers with it: of women up to 37 in 2023, from a register, unless told. */
export function publishedRow(about: Partial<Record<keyof typeof resultRow, unknown>> = {}) {
  const { note: _, ...row } = resultRow;
  const id = JSON.stringify(about);
  return {
    ...{ ...row, id, published_by: "register", source_name: "The register", age_from: null, age_to: 37 },
    ...about,
  } as typeof row;
}
