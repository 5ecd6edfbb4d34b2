import type { Json } from "@/backend/database.types.ts";

export type Measure = "votes" | "failed_checks" | "bans" | "submissions";

export const MEASURES: [Measure, title: string, one: string, other: string][] = [
  ["votes", "Votes", "vote", "votes"],
  ["failed_checks", "Failed human checks", "failed check", "failed checks"],
  ["bans", "Bans", "ban", "bans"],
  ["submissions", "Submissions", "submission", "submissions"],
];

export type Day = Record<Measure, number> & { day: string };

export interface Overview {
  submissions: number;
  sponsored: number;
  reports: number;
  /** Facts checked over a year ago, and how many published clinics they concern. */
  oldFacts: { facts: number; clinics: number };
  /** Both null for editors, who have no access to votes. */
  suspiciousHours: number | null;
  suspiciousDays: number | null;
  days: Day[];
}

type Row = Record<string, Json | undefined>;

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

export function totalOf(days: Day[], measure: Measure): number {
  return days.reduce((sum, day) => sum + day[measure], 0);
}

/** Returns the day with the highest value, the latest if several tie; undefined if there is none. */
export function busiestDay(days: Day[], measure: Measure): Day | undefined {
  const most = Math.max(0, ...days.map((day) => day[measure]));
  return most === 0 ? undefined : days.findLast((day) => day[measure] === most);
}
