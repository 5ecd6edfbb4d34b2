import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { OfflineNotes } from "./OfflineNotes.tsx";
import { changeStatus } from "./status.ts";

beforeEach(() =>
  changeStatus({ isOffline: false, isUnreachable: false, cachedAt: null, shellCachedAt: null, newer: null }),
);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function shownWith(change: Parameters<typeof changeStatus>[0]): string {
  render(<OfflineNotes />);
  act(() => changeStatus(change));
  return screen.getByRole("status").textContent;
}

describe("Above a page stands", () => {
  test("nothing, while the network answers", () => {
    expect(shownWith({})).toBe("");
  });

  test("how old it is, without a network", () => {
    expect(shownWith({ isOffline: true, cachedAt: "2026-11-25T12:00:00Z" })).toBe(
      "You’re offline. This is the page as of 25 November 2026.",
    );
  });

  test("the age of its figures, not that of its words, once there are any", () => {
    const text = shownWith({
      isOffline: true,
      cachedAt: "2026-11-25T12:00:00Z",
      shellCachedAt: "2026-10-01T12:00:00Z",
    });
    expect(text).toContain("as of 25 November 2026");
  });

  test("the age of its words, for a page without figures", () => {
    const text = shownWith({ isOffline: true, shellCachedAt: "2026-10-01T12:00:00Z" });
    expect(text).toContain("as of 1 October 2026");
  });

  test("how old it is with a way on, when the network came back or did not answer in time", () => {
    expect(shownWith({ cachedAt: "2026-11-25T12:00:00Z" })).toBe(
      "The network didn’t answer. This is the page as of 25 November 2026.Reload",
    );
    expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  });

  test("that the visitor seems to be offline, where nobody is reached though the browser says it is online", () => {
    expect(shownWith({ isUnreachable: true, cachedAt: "2026-11-25T12:00:00Z" })).toBe(
      "You seem to be offline. This is the page as of 25 November 2026.Reload",
    );
  });

  test("that a newer version is available, as an offer", () => {
    const text = shownWith({ newer: new EventTarget() as ServiceWorker });
    expect(text).toBe("A newer version is available.Reload");
  });
});

/** jsdom can't reload, and says so. */
const watchReloads = () =>
  vi.spyOn(Reflect.get(globalThis, "jsdom").virtualConsole, "emit").mockReturnValue(true);

function offerNewer(state: ServiceWorkerState) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reloaded = watchReloads();
  const serviceWorker = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal("navigator", { serviceWorker });
  const sent: unknown[] = [];
  const postMessage = (message: unknown) => sent.push(message);
  shownWith({ newer: Object.assign(new EventTarget(), { state, postMessage }) as unknown as ServiceWorker });
  return { reloaded, serviceWorker, sent };
}

test.for([
  { state: "installed", whose: "takes over, and then the page is loaded again", asked: ["take over"] },
  { state: "activated", whose: "took over for another tab, so the page is loaded at once", asked: [] },
] as const)("the newer version that Reload asks for $whose", ({ state, asked }) => {
  const { reloaded, serviceWorker, sent } = offerNewer(state);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(sent).toEqual(asked);
  if (state === "installed") {
    expect(reloaded).not.toHaveBeenCalled();
    serviceWorker.dispatchEvent(new Event("controllerchange"));
  }
  expect(reloaded).toHaveBeenCalledOnce();
});

test("the page is loaded again after five seconds, too, where a request that hangs keeps the older version", () => {
  const { reloaded } = offerNewer("installed");
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  vi.advanceTimersByTime(4_999);
  expect(reloaded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reloaded).toHaveBeenCalledOnce();
});
