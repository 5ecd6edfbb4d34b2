import type { Report } from "../report.ts";
import { expectedCatalogue, readCatalogue } from "./catalogue.ts";
import type { Reader } from "./reader.ts";

const GIVE_AGAIN = "In the SQL editor: select private.apply_grants(); and run this again.";

export async function lookAtCatalogue(sql: Reader, report: Report): Promise<void> {
  const [ours, theirs] = [expectedCatalogue(), await readCatalogue(sql)];
  const wider = without(theirs.privileges, ours.privileges);
  if (wider.length > 0) {
    report.must(
      "grants-too-wide",
      `The database allows more than the migrations do: ${some(wider)}. Whoever has the public key or an account can use that.`,
      GIVE_AGAIN,
    );
  }
  const narrower = without(ours.privileges, theirs.privileges);
  if (narrower.length > 0) {
    report.must(
      "grants-missing",
      `The database allows less than the migrations do: ${some(narrower)}. Parts of the site fail.`,
      GIVE_AGAIN,
    );
  }
  const unprotected = without(theirs.unprotected, ours.unprotected);
  if (unprotected.length > 0) {
    report.must(
      "row-security-off",
      `Row level security is off for ${some(unprotected)}, so each grant there holds for every row.`,
      `In the SQL editor: ${unprotected.map((table) => `alter table ${table} enable row level security;`).join(" ")}`,
    );
  }
  lookAtPolicies(theirs.policies, ours.policies, report);
  const settings = without(ours.roles, theirs.roles);
  if (settings.length > 0) {
    report.must(
      "role-settings-missing",
      `These settings of the API’s roles are missing: ${some(settings)}. One visitor can then slow the database down for everybody, or admins run out of time.`,
      "In the SQL editor, set them with alter role … set …, then: notify pgrst, 'reload config';",
    );
  }
}

function lookAtPolicies(theirs: string[], ours: string[], report: Report): void {
  const changed = [...without(theirs, ours), ...without(ours, theirs)];
  if (changed.length === 0) return;
  const names = new Set(changed.map((policy) => policy.split(",")[0] ?? policy));
  report.must(
    "policies-changed",
    `These policies are not as the migrations have them: ${some([...names])}. They decide which rows somebody sees or writes.`,
    "Put them back as the migrations say, or put the change into a new migration and run npm run db:types.",
  );
}

function without(all: string[], known: string[]): string[] {
  const set = new Set(known);
  return all.filter((each) => !set.has(each));
}

function some(all: string[]): string {
  const shown = all.slice(0, 5).join("; ");
  return all.length > 5 ? `${shown}; and ${all.length - 5} more` : shown;
}
