import { dueRules } from "../../../src/law/due.ts";
import { lawsFromJson } from "../../../src/law/lawsFromJson.ts";
import { jsonIn } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

/** @param today as `2026-11-26` */
export async function lookAtLaws(backend: Backend, today: string, report: Report): Promise<void> {
  const rows = jsonIn(await askBackend(backend, "/rest/v1/rpc/country_laws"));
  const laws = Array.isArray(rows) ? lawsFromJson(rows) : [];
  if (laws.length === 0) {
    report.couldNot(
      "the rules of law",
      "The project has no country’s law. Add it with the first clinics and posts: npx supabase db push --remote --include-seed. Or add it alone: run supabase/seed-law.sql in the SQL editor.",
    );
    return;
  }
  const due = dueRules(laws, today).filter(({ why }) => why !== "weak");
  if (due.length === 0) return;
  const countries = [...new Set(due.map(({ country }) => country.name))];
  const names = new Intl.ListFormat("en-GB").format(countries);
  report.may(
    "law-due",
    `Rules of law are due to be read again, in ${names}: they end within three months, or were last read a year ago, and couples plan by them.`,
    "Read their sources and say at /admin/rules what changed, or that nothing did, as docs/how-to/law-rule.md tells.",
  );
}
