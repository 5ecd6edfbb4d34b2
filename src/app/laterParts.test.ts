import { expect, test, vi } from "vitest";
import { layOutLaterParts } from "./laterParts.ts";

const laidOut = () => document.querySelectorAll("[style*=visible]").length;

test("what stands far below a phone's screen is laid out a part at a time, and the page then knows", () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => waiting.push(work));
  document.body.innerHTML =
    '<ul class="clinic-cards"><li></li><li></li><li></li><li></li></ul><footer class="later"></footer>';
  layOutLaterParts();
  const counts: number[] = [];
  while (waiting.length > 0) {
    waiting.shift()?.();
    counts.push(laidOut());
  }
  expect(counts).toEqual([1, 2, 3, 3]);
  expect(document.querySelectorAll("li:nth-child(-n + 2)[style]")).toHaveLength(0);
  expect(document.documentElement).toHaveAttribute("data-laid-out");
  vi.unstubAllGlobals();
});
