import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layOutLaterParts } from "./laterParts.ts";

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
    '<ul class="clinic-cards"><li></li><li></li><li></li><li></li></ul><footer class="later"></footer>';
});

afterEach(() => vi.unstubAllGlobals());

test("what stands far below a phone's screen is laid out a part at a time once somebody scrolls", () => {
  layOutLaterParts();
  expect(countsWhenIdle()).toEqual([]);
  dispatchEvent(new Event("scroll"));
  expect(countsWhenIdle()).toEqual([1, 2, 3, 3]);
  expect(document.querySelectorAll("li:nth-child(-n + 2)[style]")).toHaveLength(0);
  expect(document.documentElement).toHaveAttribute("data-laid-out");
});

test("it is laid out at once if somebody scrolled before the scripts came", () => {
  vi.stubGlobal("scrollY", 300);
  layOutLaterParts();
  expect(countsWhenIdle()).toEqual([1, 2, 3, 3]);
});
