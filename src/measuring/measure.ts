import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from "web-vitals";
import { LOGGED_EVENT } from "@/backend/errors.ts";
import { sendExperience, type Experience, type Vital } from "./api.ts";
import { readConsent } from "./consent.ts";
import { describeError } from "./describeError.ts";
import { readDevice, readEngine } from "./device.ts";
import { pageAt } from "./openedPages.ts";

/** As many as one report may hold. */
const MOST_ERRORS = 10;

const vitals = new Map<Vital["metric"], Vital>();
const errors = new Map<string, Experience["errors"][number]>();
const sent = new Set<string>();
let isStarted = false;
/** The library counts from the page's start, so its figures would go on to tell of the time in between. */
let wasWithdrawn = false;

/** Reports when the page is hidden, which may be its end; drops all when the visitor withdraws. */
export function startMeasuring(): void {
  if (isStarted) return;
  isStarted = true;
  const all = { reportAllChanges: true };
  onLCP(noteVital, all);
  onINP(noteVital, all);
  onCLS(noteVital, all);
  addEventListener("error", ({ error }) => noteError(error));
  addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
  addEventListener("storage", isAgreed);
  addEventListener(LOGGED_EVENT, (event) => event instanceof CustomEvent && noteError(event.detail));
  // After the library's own listener, which measures to the end.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && report());
  addEventListener("pagehide", report);
}

/** Forgets everything if not. */
function isAgreed(): boolean {
  if (readConsent() === "yes") return true;
  vitals.clear();
  errors.clear();
  wasWithdrawn = true;
  return false;
}

function noteVital({ name, value, entries }: LCPMetric | INPMetric | CLSMetric): void {
  if (!isAgreed() || wasWithdrawn) return;
  // A visit may open many pages: the metric belongs to the one that caused it.
  const page = pageAt(entries.at(-1)?.startTime ?? 0);
  if (page !== undefined && Number.isFinite(value)) vitals.set(name, { metric: name, page, value });
}

function noteError(error: unknown): void {
  if (!isAgreed()) return;
  const page = pageAt(performance.now());
  const described = describeError(error);
  if (!described || page === undefined) return;
  const key = `${described.code} ${described.place}`;
  if (!sent.has(key) && errors.size < MOST_ERRORS) errors.set(key, { ...described, page });
}

function report(): void {
  if (!isAgreed()) return;
  // A page that is shown again goes on measuring; what it reported stays as it was.
  const news = [...vitals.values()].filter(({ metric }) => !sent.has(metric));
  const experience = { vitals: news, errors: [...errors.values()] };
  for (const key of [...vitals.keys(), ...errors.keys()]) sent.add(key);
  errors.clear();
  if (experience.vitals.length + experience.errors.length === 0) return;
  const build: string = import.meta.env.RELEASE;
  void sendExperience({ build, engine: readEngine(), device: readDevice(), ...experience });
}
