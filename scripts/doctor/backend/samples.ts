import { jsonIn } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

const WITH_SAMPLES = ["clinic_prices", "clinic_results", "clinic_reviews", "clinic_services"];

export async function lookForSamples(backend: Backend, report: Report): Promise<void> {
  const found: string[] = [];
  for (const table of WITH_SAMPLES) {
    const path = `/rest/v1/${table}?select=id&status=eq.sample&retired_at=is.null&limit=1`;
    const rows = jsonIn(await askBackend(backend, path));
    if (!Array.isArray(rows)) report.couldNot("samples", `${table} could not be read.`);
    else if (rows.length > 0) found.push(table);
  }
  if (found.length === 0) return;
  report.must(
    "samples-shown",
    `Visitors are shown made-up figures (${found.join(", ")}), which are only for trying the site out.`,
    `In the SQL editor: ${found.map(retire).join(" ")}`,
  );
}

function retire(table: string): string {
  return `update public.${table} set retired_at = now() where status = 'sample';`;
}
