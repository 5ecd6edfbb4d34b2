import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

/** Signed tokens and human checks live for minutes; a request takes seconds. */
const MOST_MS = 60_000;

export async function lookAtClock(backend: Backend, now: () => number, report: Report): Promise<void> {
  const before = now();
  const { headers } = await askBackend(backend, "/rest/v1/clinics?select=id&limit=1");
  const theirs = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(theirs)) return report.couldNot("the clock", "The project doesn’t say what time it is.");
  compareClocks("The project’s clock", theirs, { before, after: now() }, report);
}

export function compareClocks(
  whose: string,
  theirs: number,
  { before, after }: { before: number; after: number },
  report: Report,
): void {
  const off = theirs < before ? before - theirs : Math.max(0, theirs - after);
  if (off <= MOST_MS) return;
  const minutes = Math.round(off / 60_000);
  report.must(
    "clock-off",
    `${whose} and this machine’s are ${new Intl.NumberFormat("en-GB", { style: "unit", unit: "minute", unitDisplay: "long" }).format(minutes)} apart, so sessions, human checks and dates may be refused or wrong.`,
    "See which one is right, and let the other machine set its clock by the network (NTP).",
  );
}
