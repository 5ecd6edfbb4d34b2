import { KEYS } from "@/storage/keys.ts";
import { formatLong } from "@/ui/calendarDateText.ts";
import { isPartKey, PLAN_PARTS, readPart, type PlanPartKey, type StoredParts } from "./planParts.ts";

/**
 * `{ "format": "ivf-plan", "version": 1, "savedOn": "2026-11-23", "parts": { key: { version, value } } }`.
 */
const FORMAT = "ivf-plan";
const VERSION = 1;

/** Larger than any plan that can be stored. */
export const MAX_BYTES = 1_000_000;

export interface PlanFile {
  parts: StoredParts;
  savedOn: string;
}

export type PlanReading = { file: PlanFile } | { problem: string };

/** Returns a plan as a file. @param savedOn as `2026-11-23` */
export function writePlanFile(parts: StoredParts, savedOn: string): string {
  const versioned = [...parts].map(([key, value]) => [key, { version: KEYS[key].version, value }]);
  const file = { format: FORMAT, version: VERSION, savedOn, parts: Object.fromEntries(versioned) };
  return JSON.stringify(file, null, 2) + "\n";
}

const FOREIGN = "This isn’t a plan that was saved here.";
const DAMAGED = "This file is damaged.";
const NEWER =
  "This plan was saved by a newer version of this site. Reload the page, then open the file again.";
const OLDER = "This plan was saved by a version of this site that is too old to be read.";

export function readPlanFile(text: string): PlanReading {
  const file = fieldsOf(parse(text));
  if (!file || file.format !== FORMAT) return { problem: FOREIGN };
  const refusal = refuseVersion(file.version, VERSION);
  if (refusal !== null) return { problem: refusal };
  const { savedOn } = file;
  const parts = fieldsOf(file.parts);
  if (!parts || typeof savedOn !== "string" || !isDay(savedOn)) return { problem: DAMAGED };
  const read = new Map<PlanPartKey, object>();
  for (const [key, part] of Object.entries(parts)) {
    const reading = readVersioned(key, part);
    if ("problem" in reading) return reading;
    read.set(reading.key, reading.value);
  }
  return read.size === 0 ? { problem: "This file has no plan in it." } : { file: { parts: read, savedOn } };
}

function readVersioned(
  key: string,
  part: unknown,
): { key: PlanPartKey; value: object } | { problem: string } {
  const fields = fieldsOf(part);
  if (!isPartKey(key) || !fields) return { problem: DAMAGED };
  const refusal = refuseVersion(fields.version, KEYS[key].version);
  if (refusal !== null) return { problem: refusal };
  const value = readPart(key, fields.value);
  return value ? { key, value } : { problem: `${DAMAGED} It can’t be read here: ${PLAN_PARTS[key].name}.` };
}

function refuseVersion(version: unknown, ours: number): string | null {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return DAMAGED;
  if (version > ours) return NEWER;
  return version < ours ? OLDER : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, or nested too deep.
    return null;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function dayOf(text: string): Date {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function isDay(text: string): boolean {
  const [, month, day] = /^20\d\d-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = month === undefined ? null : dayOf(text);
  return date !== null && date.getMonth() === Number(month) - 1 && date.getDate() === Number(day);
}

export function formatSavedOn({ savedOn }: PlanFile): string {
  return formatLong(dayOf(savedOn));
}
