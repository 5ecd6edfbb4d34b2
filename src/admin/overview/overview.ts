import type { Json } from "@/backend/database.types.ts";

/** What is counted of each day. */
export type Measure = "votes" | "failed_checks" | "bans" | "submissions";

/** The measures, in the order of the page, with their words. */
export const MEASURES: [Measure, title: string, one: string, other: string][] = [
  ["votes", "Votes", "vote", "votes"],
  ["failed_checks", "Failed human checks", "failed check", "failed checks"],
  ["bans", "Bans", "ban", "bans"],
  ["submissions", "Submissions", "submission", "submissions"],
];

/** A day of UTC and what happened on it. */
export type Day = Record<Measure, number> & { day: string };

/** What waits for somebody, and the last seven days. */
export interface Overview {
  submissions: number;
  /** Those of them that ask for a sponsored place. */
  sponsored: number;
  reports: number;
  /** Facts that were checked more than two years ago, and the published clinics they are of. */
  oldFacts: { facts: number; clinics: number };
  /** Both null for editors, who don't keep the votes. */
  suspiciousHours: number | null;
  suspiciousDays: number | null;
  days: Day[];
}

type Row = Record<string, Json | undefined>;

/** The database's answer as an overview; null where it has another shape. */
export function overviewFromJson(json: Json): Overview | null {
  if (!isRow(json) || !isRow(json.old_facts) || !Array.isArray(json.days)) return null;
  const { suspicious_hours: hours, suspicious_days: suspicious, old_facts: old } = json;
  return {
    submissions: Number(json.submissions),
    sponsored: Number(json.sponsored),
    reports: Number(json.reports),
    oldFacts: { facts: Number(old.facts), clinics: Number(old.clinics) },
    suspiciousHours: typeof hours === "number" ? hours : null,
    suspiciousDays: typeof suspicious === "number" ? suspicious : null,
    days: json.days.filter(isRow).map(dayFrom),
  };
}

function dayFrom(row: Row): Day {
  return {
    day: typeof row.day === "string" ? row.day : "",
    votes: Number(row.votes),
    failed_checks: Number(row.failed_checks),
    bans: Number(row.bans),
    submissions: Number(row.submissions),
  };
}

function isRow(json: Json | undefined): json is Row {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** All of a measure in these days. */
export function totalOf(days: Day[], measure: Measure): number {
  return days.reduce((sum, day) => sum + day[measure], 0);
}

/** The day with the most of a measure, the latest of equals; undefined where there was none. */
export function busiestDay(days: Day[], measure: Measure): Day | undefined {
  const most = Math.max(0, ...days.map((day) => day[measure]));
  return most === 0 ? undefined : days.findLast((day) => day[measure] === most);
}
