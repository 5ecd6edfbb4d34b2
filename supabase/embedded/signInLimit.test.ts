import { expect, test } from "vitest";
import { createSignInLimit } from "./signInLimit.ts";

test("thirty failures in five minutes are the limit of one address", () => {
  let now = 0;
  const limit = createSignInLimit(() => now);
  for (let time = 1; time <= 30; time++) {
    expect(limit.isReached("1.1.1.1")).toBe(false);
    limit.recordFailure("1.1.1.1");
  }
  expect(limit.isReached("1.1.1.1")).toBe(true);
  expect(limit.isReached("2.2.2.2")).toBe(false);
  now = 5 * 60_000;
  expect(limit.isReached("1.1.1.1")).toBe(false);
});
