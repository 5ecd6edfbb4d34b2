import type { Json } from "@/backend/database.types.ts";

export type Metric = "INP" | "LCP" | "CLS";
export type Device = "phone" | "desktop";

export interface Release {
  build: string;
  firstSeen: string;
  visits: number;
  errors: number;
}

export interface Measured {
  build: string;
  /** A route such as `/clinic/:id`; null for all of them together. */
  page: string | null;
  device: Device;
  metric: Metric;
  visits: number;
  /** Milliseconds; of CLS a score. */
  median: number;
  /** The 75th percentile: a quarter of visits were worse. */
  p75: number;
}

export interface MetError {
  build: string;
  code: string;
  place: string | null;
  times: number;
  firstSeen: string;
  lastSeen: string;
  pages: string[];
  devices: string[];
  engines: string[];
}

export interface SpeedReport {
  /** The newest first. */
  releases: Release[];
  vitals: Measured[];
  errors: MetError[];
  days: { day: string; visits: number; errors: number }[];
}

type Row = Record<string, Json | undefined>;

export function speedReportFromJson(json: Json): SpeedReport | null {
  if (!isRow(json)) return null;
  const { releases, vitals, errors, days } = json;
  if (![releases, vitals, errors, days].every((each) => Array.isArray(each))) return null;
  return {
    releases: rowsIn(releases).map((row) => ({
      build: text(row.build),
      firstSeen: text(row.first_seen),
      visits: Number(row.visits),
      errors: Number(row.errors),
    })),
    vitals: rowsIn(vitals).flatMap(measuredFrom),
    errors: rowsIn(errors).map((row) => ({
      build: text(row.build),
      code: text(row.code),
      place: typeof row.place === "string" ? row.place : null,
      times: Number(row.times),
      firstSeen: text(row.first_seen),
      lastSeen: text(row.last_seen),
      pages: textsIn(row.pages),
      devices: textsIn(row.devices),
      engines: textsIn(row.engines),
    })),
    days: rowsIn(days).map((row) => ({
      day: text(row.day),
      visits: Number(row.visits),
      errors: Number(row.errors),
    })),
  };
}

function measuredFrom(row: Row): Measured[] {
  const { metric, device } = row;
  if (metric !== "INP" && metric !== "LCP" && metric !== "CLS") return [];
  if (device !== "phone" && device !== "desktop") return [];
  const page = typeof row.page === "string" ? row.page : null;
  const [visits, median, p75] = [Number(row.visits), Number(row.median), Number(row.p75)];
  return [{ build: text(row.build), page, device, metric, visits, median, p75 }];
}

const rowsIn = (json: Json | undefined): Row[] => (Array.isArray(json) ? json.filter(isRow) : []);
const textsIn = (json: Json | undefined): string[] => (Array.isArray(json) ? json.map(text) : []);
const text = (json: Json | undefined): string => (typeof json === "string" ? json : "");

function isRow(json: Json | undefined): json is Row {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
