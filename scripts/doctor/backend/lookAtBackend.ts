import { reasonOf } from "../ask.ts";
import type { Report } from "../report.ts";
import { lookAtAddress } from "./address.ts";
import { lookAtKey, type Backend } from "./backend.ts";
import { lookAtClock } from "./clock.ts";
import { lookAtFunctions } from "./functions.ts";
import { lookForLocalAdmin } from "./localAdmin.ts";
import { lookForOpenings } from "./openings.ts";
import { lookAtHealth } from "./health.ts";
import { lookAtLaws } from "./laws.ts";
import { lookAtOrigin } from "./origin.ts";
import { lookForSamples } from "./samples.ts";
import { lookAtSignUp } from "./signUp.ts";

interface Around {
  site: string | undefined;
  now: () => number;
  /** As `2026-11-26`. */
  today: string;
  isDatabaseNamed: boolean;
}

/** @returns whether it answers */
export async function lookAtBackend(
  backend: Backend,
  { site, now, today, isDatabaseNamed }: Around,
  report: Report,
): Promise<boolean> {
  if (!(await lookAtKey(backend, report))) return false;
  const checks: [part: string, check: () => Promise<void>][] = [
    ["the clock", () => lookAtClock(backend, now, report)],
    ["who may sign up", () => lookAtSignUp(backend, report)],
    ["the edge functions", () => lookAtFunctions(backend, report)],
    ["the visitor’s address", () => lookAtAddress(backend, report)],
    ["its health", () => lookAtHealth(backend, isDatabaseNamed, report)],
    ["the rules of law", () => lookAtLaws(backend, today, report)],
    ["samples", () => lookForSamples(backend, report)],
    ["what everybody may do", () => lookForOpenings(backend, report)],
  ];
  // Each try counts as a failed sign-in.
  if (!isDatabaseNamed) checks.push(["the local admin’s account", () => lookForLocalAdmin(backend, report)]);
  if (site === undefined) report.notAsked("the site’s origin", "Name the site with --site or VITE_SITE_URL.");
  else checks.push(["the site’s origin", () => lookAtOrigin(backend, site, report)]);
  for (const [part, check] of checks) {
    try {
      await check();
    } catch (error) {
      report.couldNot(part, `${backend.url} broke off: ${reasonOf(error)}.`);
    }
  }
  return true;
}
