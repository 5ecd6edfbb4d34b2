import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layOutDeferredParts } from "./deferredLayout.ts";

const laidOut = () => document.querySelectorAll("[style*=visible]").length;
let waiting: (() => void)[] = [];

function countsWhenIdle(): number[] {
  const counts: number[] = [];
  while (waiting.length > 0) {
    waiting.shift()?.();
    counts.push(laidOut());
  }
  return counts;
}

beforeEach(() => {
  waiting = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => waiting.push(work));
  delete document.documentElement.dataset.laidOut;
  document.body.innerHTML =
    '<ul class="clinic-cards"><li></li><li></li><li></li><li></li></ul><footer class="deferred"></footer>';
});

afterEach(() => void vi.useRealTimers());

test("what stands far below a phone's screen is laid out a part at a time once somebody scrolls", () => {
  layOutDeferredParts();
  expect(countsWhenIdle()).toEqual([]);
  dispatchEvent(new Event("scroll"));
  expect(countsWhenIdle()).toEqual([1, 2, 3, 3]);
  expect(document.querySelectorAll("li:nth-child(-n + 2)[style]")).toHaveLength(0);
  expect(document.documentElement).toHaveAttribute("data-laid-out");
});

test("it is laid out, once, after a while without a scroll or a press, and at once if somebody scrolled before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  layOutDeferredParts();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(countsWhenIdle()).toEqual([]);
  dispatchEvent(new Event("keydown"));
  await vi.advanceTimersByTimeAsync(900);
  expect(countsWhenIdle()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  dispatchEvent(new Event("scroll"));
  expect(countsWhenIdle()).toEqual([1, 2, 3, 3]);
  vi.stubGlobal("scrollY", 300);
  layOutDeferredParts();
  expect(countsWhenIdle()).toEqual([3, 3, 3, 3]);
});
