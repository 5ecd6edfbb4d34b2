import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDeferredToNextPaint } from "./nextPaint.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paint = () => act(() => void vi.advanceTimersByTime(20));

test("the first value is there at once, and a new one after the next paint", () => {
  const { result, rerender } = renderHook(useDeferredToNextPaint, { initialProps: "a" });
  expect(result.current).toBe("a");
  rerender("ab");
  expect(result.current).toBe("a");
  paint();
  expect(result.current).toBe("ab");
});

test("of several values before a paint only the last one shows, and none if it is the first again", () => {
  const seen: string[] = [];
  const { rerender } = renderHook((value: string) => seen.push(useDeferredToNextPaint(value)), {
    initialProps: "a",
  });
  rerender("ab");
  rerender("abc");
  paint();
  rerender("abcd");
  rerender("abc");
  paint();
  expect([...new Set(seen)]).toEqual(["a", "abc"]);
});
