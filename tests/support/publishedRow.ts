import { resultRow } from "./exampleFacts.ts";

export function publishedRow(about: Partial<Record<keyof typeof resultRow, unknown>> = {}) {
  const id = JSON.stringify(about);
  return {
    ...{
      ...resultRow,
      id,
      published_by: "register",
      source_name: "The register",
      age_from: null,
      age_to: 37,
    },
    successes: null,
    ...about,
  } as typeof resultRow;
}
