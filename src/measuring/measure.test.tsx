import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Experience } from "./api.ts";

type Heard = (metric: { name: string; value: number; entries: { startTime: number }[] }) => void;
const heard: Heard[] = [];
vi.mock("web-vitals", () => ({
  onINP: (listener: Heard) => heard.push(listener),
  onLCP: (listener: Heard) => heard.push(listener),
  onCLS: (listener: Heard) => heard.push(listener),
}));

interface Sent {
  init: { body: string };
  report: Experience;
}
let sent: Sent[];
let hidden: DocumentVisibilityState;

beforeEach(async () => {
  sent = [];
  heard.length = 0;
  hidden = "visible";
  vi.resetModules();
  vi.stubEnv("ASKS_TO_MEASURE", "yes");
  vi.stubEnv("RELEASE", "1.2.3");
  vi.stubGlobal("CSS", { supports: () => false });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => hidden);
  vi.stubGlobal("fetch", (_url: string, init: { body: string }) => {
    sent.push({ init, report: JSON.parse(init.body).p_report });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  localStorage.setItem("measuring", "yes");
  const { noteOpenedPage } = await import("./openedPages.ts");
  noteOpenedPage("/", 0);
  noteOpenedPage("/clinic/:id", 3);
  const { startMeasuring } = await import("./measure.ts");
  const listening = vi.spyOn(window, "addEventListener");
  startMeasuring();
  listeners.push(...listening.mock.calls);
  listening.mockRestore();
});

/** A visit ends with its page, which a test's does not. */
const listeners: Parameters<typeof window.addEventListener>[] = [];
afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) window.removeEventListener(name, listener);
});

function measure(name: string, value: number, startTime: number): void {
  for (const listener of heard.slice(0, 1)) listener({ name, value, entries: [{ startTime }] });
}

function leave(): void {
  hidden = "hidden";
  act(() => void fireEvent(document, new Event("visibilitychange", { bubbles: true })));
  hidden = "visible";
}

test("when a page is left, one report goes out: by routes, without an identity", () => {
  measure("LCP", 1800, 2);
  measure("INP", 90, 1);
  measure("INP", 240, 4);
  window.dispatchEvent(new CustomEvent("error-logged", { detail: new TypeError("Anna typed this") }));
  leave();
  expect(sent).toHaveLength(1);
  const [{ report, init }] = sent as [Sent];
  expect(report).toEqual({
    build: "1.2.3",
    engine: "other",
    device: "phone",
    vitals: [
      { metric: "LCP", page: "/", value: 1800 },
      { metric: "INP", page: "/clinic/:id", value: 240 },
    ],
    errors: [{ code: expect.stringMatching(/^TypeError E-/), page: "/clinic/:id", place: null }],
  });
  expect(init).toMatchObject({ keepalive: true, referrerPolicy: "origin" });
  expect(init.body).not.toMatch(/Anna|Mozilla|jsdom/);
});

test("the same visit sends a metric and an error once, and nothing where nothing is new", () => {
  measure("CLS", 0.02, 100);
  const error = new TypeError("x");
  for (const times of [1, 2, 3]) {
    window.dispatchEvent(new ErrorEvent("error", { error, message: String(times) }));
  }
  leave();
  measure("CLS", 0.04, 100);
  window.dispatchEvent(new ErrorEvent("error", { error }));
  leave();
  expect(sent.map(({ report }) => [report.vitals.length, report.errors.length])).toEqual([[1, 1]]);
});

test("ten errors at most are told of one page that is left", () => {
  for (let each = 0; each < 30; each++) {
    window.dispatchEvent(new ErrorEvent("error", { error: new TypeError(`x${each}`) }));
  }
  leave();
  expect(sent[0]?.report.errors).toHaveLength(10);
});

test("whoever withdraws in the meantime is not reported", () => {
  measure("LCP", 1800, 700);
  localStorage.setItem("measuring", "no");
  leave();
  expect(sent).toEqual([]);
});

function fail(message: string): void {
  window.dispatchEvent(new ErrorEvent("error", { error: new TypeError(message) }));
}

test("what came before and during a withdrawal is not told once somebody agrees again", async () => {
  const { storeConsent } = await import("./consent.ts");
  measure("LCP", 1800, 2);
  fail("before");
  storeConsent("no");
  measure("INP", 240, 4);
  fail("during");
  storeConsent("yes");
  measure("CLS", 0.02, 100);
  leave();
  expect(sent).toEqual([]);
  window.dispatchEvent(new ErrorEvent("error", { error: new RangeError("after") }));
  leave();
  expect(sent.map(({ report }) => [report.vitals, report.errors.map(({ code }) => code)])).toEqual([
    [[], [expect.stringMatching(/^RangeError/)]],
  ]);
});

test("a report that cannot be sent troubles nobody", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { sendExperience } = await import("./api.ts");
  const report: Experience = { build: "1.2.3", engine: "other", device: "phone", vitals: [], errors: [] };
  await expect(sendExperience(report)).resolves.toBeUndefined();
});
