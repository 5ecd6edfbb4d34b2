import type { Sql } from "postgres";
import type { Found, Tally } from "./search.ts";
import { takeFingerprints } from "../../../support/database/fingerprints.ts";

const GROWING = [
  ...["private.votes", "public.clinic_submissions", "public.figure_reports"],
  ...["private.web_vitals", "private.page_errors"],
];
const COUNTED = [
  ...["private.bans", "private.captcha_failures", "private.human_checks_given", "private.human_checks_spent"],
  ...["private.submission_senders", "private.experience_senders", "private.maintenance"],
];
const ROWS = { "public.clinics": "(to_jsonb(t) - 'upvote_count')" };

/** Returns a function that names the tables that have changed since. `sql` is one connection. */
export async function watchForChanges(sql: Sql): Promise<() => Promise<string[]>> {
  const except = [...GROWING, ...COUNTED];
  for (const [index, table] of GROWING.entries()) {
    await sql.unsafe(
      `create temp table before_${index} as select hashtextextended(t::text, 0) as print from ${table} t`,
    );
  }
  let before = await takeFingerprints(sql, except, ROWS);
  return async () => {
    const now = await takeFingerprints(sql, except, ROWS);
    const changed = Object.keys({ ...before, ...now }).filter((table) => before[table] !== now[table]);
    before = now;
    for (const [index, table] of GROWING.entries()) {
      const [row] = await sql.unsafe<{ gone: number }[]>(`
        select count(*)::int as gone from (
          select print from before_${index} except select hashtextextended(t::text, 0) from ${table} t) gone`);
      if (row && row.gone > 0) changed.push(table);
    }
    return changed;
  };
}

export function describeChanges(tables: string[], { done }: Tally): Found | undefined {
  const suspects = done.splice(0);
  const [request] = suspects;
  if (tables.length === 0 || request === undefined) return undefined;
  const what = `changed ${tables.join(", ")}, by one of ${suspects.length} requests`;
  const answer = { status: 0, ms: 0, bytes: 0, body: "" };
  return { kind: "changed", what, isFleeting: false, request, suspects, answer, seed: 0 };
}
