import { createClient } from "@supabase/supabase-js";
import { LOCAL_ADMIN } from "../../../supabase/embedded/admins.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import type { Calibration } from "../calibration.ts";
import { progress, type Figure } from "../pagesReport.ts";
import { describeSpread, judge } from "../spread.ts";

const TIMES = 20;
const LIST_MS = 1_000;
const SEARCH_MS = 100;

const inbox = (call: string, search: string, page = 1) =>
  [call, { p_state: "new", p_search: search, p_page: page }] as const;

const CALLS: [what: string, call: readonly [name: string, args: object], goal: number][] = [
  ["the first page of submissions", inbox("admin_submissions", ""), LIST_MS],
  ["a page far behind", inbox("admin_submissions", "", 90), LIST_MS],
  ["submissions with a rare word", inbox("admin_submissions", "9997"), SEARCH_MS],
  ["submissions with words that most have", inbox("admin_submissions", "proposed clinic"), SEARCH_MS],
  ["submissions with a word that none has", inbox("admin_submissions", "atlantis"), SEARCH_MS],
  ["reported figures with a rare word", inbox("admin_reports", "9997"), SEARCH_MS],
  ["all clinics in short", ["admin_clinics", {}], LIST_MS],
  ["the facts of a clinic", ["facts_to_edit", { p_clinic_id: "reprofit" }], LIST_MS],
  ["suspicious hours of a week", ["suspicious_hours", {}], LIST_MS],
  ["suspicious hours of 30 days, a million votes", ["suspicious_hours", { p_days: 30 }], LIST_MS],
  ["suspicious days of a week, beside a month of a million votes", ["suspicious_days", {}], LIST_MS],
  ["suspicious days of 30 days, a million votes", ["suspicious_days", { p_days: 30 }], LIST_MS],
  ["the overview", ["admin_overview", {}], LIST_MS],
  ["addresses of a week", ["vote_addresses", {}], LIST_MS],
  ["addresses of 30 days, a million votes", ["vote_addresses", { p_days: 30 }], LIST_MS],
  ["the recount of a million votes", ["audit_votes_as_owner", {}], 8_000],
];

export type AdminOwner = Awaited<ReturnType<typeof signInAsOwner>>;

export async function signInAsOwner(url: string) {
  const owner = createClient(url, EMBEDDED_PUBLISHABLE_KEY, { auth: { persistSession: false } });
  const { error } = await owner.auth.signInWithPassword(LOCAL_ADMIN);
  if (error) throw error;
  return owner;
}

export async function measureCalls(
  owner: AdminOwner,
  calibration: Calibration,
  runs = TIMES,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, [name, args], goal] of CALLS) {
    progress(`Asking for ${what}`);
    const times: number[] = [];
    for (let time = 1; time <= runs; time++) {
      const began = performance.now();
      const answer = await owner.rpc(name, args);
      times.push(performance.now() - began);
      if (answer.error) throw new Error(`${what}: ${answer.error.message}`);
    }
    calibration.tick();
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(runs * 0.95) - 1] ?? Number.NaN;
    figures.push({
      what: `Call: ${what}`,
      measured: `${describeSpread(times)} / ${p95.toFixed(0)} ms`,
      goal: `≤ ${goal} ms`,
      met: judge([p95], { atMost: goal }, calibration.wobble),
    });
  }
  return figures;
}
