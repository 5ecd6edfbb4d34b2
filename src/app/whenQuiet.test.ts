import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenQuiet } from "./whenQuiet.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

async function isQuietAfter(ms: number, quiet: Promise<void>): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([quiet.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

test("work in the background waits for a second without a press", async () => {
  const quiet = whenQuiet();
  expect(await isQuietAfter(999, quiet)).toBe(false);
  expect(await isQuietAfter(1, quiet)).toBe(true);
});

test.each(["keydown", "pointerdown", "scroll"])("the second begins again with each %s", async (type) => {
  const quiet = whenQuiet();
  for (let press = 0; press < 5; press++) {
    expect(await isQuietAfter(900, quiet)).toBe(false);
    document.dispatchEvent(new Event(type));
  }
  expect(await isQuietAfter(999, quiet)).toBe(false);
  expect(await isQuietAfter(1, quiet)).toBe(true);
});
