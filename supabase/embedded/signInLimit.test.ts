import { expect, test } from "vitest";
import { createSignInLimit } from "./signInLimit.ts";

const wrong = async () => false;
const right = async () => true;

test("thirty failures in five minutes are the limit of one address", async () => {
  let now = 0;
  const limit = createSignInLimit(() => now);
  for (let time = 1; time <= 30; time++) expect(await limit.attempt("1.1.1.1", wrong)).toBe(false);
  expect(await limit.attempt("1.1.1.1", right)).toBeNull();
  expect(await limit.attempt("2.2.2.2", right)).toBe(true);
  now = 5 * 60_000;
  expect(await limit.attempt("1.1.1.1", right)).toBe(true);
});

test("attempts count from their start, so a hundred and twenty at once are thirty", async () => {
  const limit = createSignInLimit();
  let tried = 0;
  const attempts = Array.from({ length: 120 }, () =>
    limit.attempt("1.1.1.1", async () => {
      tried += 1;
      await new Promise(setImmediate);
      return false;
    }),
  );
  const answers = await Promise.all(attempts);
  expect(tried).toBe(30);
  expect(answers.filter((answer) => answer === null)).toHaveLength(90);
});

test("right passwords don't use up the limit", async () => {
  const limit = createSignInLimit();
  for (let time = 1; time <= 29; time++) await limit.attempt("1.1.1.1", wrong);
  for (let time = 1; time <= 100; time++) expect(await limit.attempt("1.1.1.1", right)).toBe(true);
  expect(await limit.attempt("1.1.1.1", wrong)).toBe(false);
  expect(await limit.attempt("1.1.1.1", right)).toBeNull();
});
