import type { Tally } from "./formatVotes.ts";

export interface Bar extends Tally {
  at: Date;
}

const HOUR = 3_600_000;
const AROUND = 12;

function tallies(around: unknown): [offset: number, Tally][] {
  return (Array.isArray(around) ? around : []).flatMap((each) => {
    if (!Array.isArray(each)) return [];
    const [offset = 0, votes = 0, voided = 0, unproven = 0] = each.map(Number);
    return [[offset, { votes, voided, unproven }]];
  });
}

/** @param around [hours from it, votes, voided, unproven] from the database */
export function barsAround(hour: string, around: unknown): Bar[] {
  const known = new Map(tallies(around));
  return Array.from({ length: 2 * AROUND + 1 }, (_, index) => {
    const offset = index - AROUND;
    const at = new Date(Date.parse(hour) + offset * HOUR);
    return { at, ...(known.get(offset) ?? { votes: 0, voided: 0, unproven: 0 }) };
  });
}

/** @param around [days from `day`, votes, voided, unproven] from the database */
export function barsAroundDay(day: string, around: unknown, today: Date): Bar[] {
  const days = tallies(around).map(([offset, { votes, voided, unproven }]) => ({
    day: new Date(Date.parse(day) + offset * 24 * HOUR).toISOString().slice(0, 10),
    votes,
    voided,
    unproven,
  }));
  return barsOfDays(days, today);
}

const DAYS_DRAWN = 31;

/** Covers as many days as hashes are kept. */
export function barsOfDays(days: ({ day: string } & Tally)[], today: Date): Bar[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length: DAYS_DRAWN }, (_, index) => {
    const at = new Date(today.getTime() - (DAYS_DRAWN - 1 - index) * 24 * HOUR);
    const { votes = 0, voided = 0, unproven = 0 } = known.get(at.toISOString().slice(0, 10)) ?? {};
    return { at, votes, voided, unproven };
  });
}
