import { readPublished, type PublishedResult } from "@/directory/facts/publishedResults.ts";
import { publishedRow } from "./publishedRow.ts";

export function published(...rows: Parameters<typeof publishedRow>[0][]): PublishedResult[] {
  return readPublished(rows.map(publishedRow), "2026-11-22");
}
