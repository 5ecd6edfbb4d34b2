import { expect, test } from "vitest";
import { createCodeCheck } from "./codeCheck.ts";
import { codeOf, keyUri, newSecret, stepAt, stepOfCode } from "./totp.ts";

const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const NOW = Date.parse("2026-11-22T12:00:10Z");
const STEP = 30_000;

test.for([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
] as const)("after %i seconds the code is %s, as RFC 6238 says", ([seconds, code]) => {
  expect(codeOf(SECRET, stepAt(seconds * 1000))).toBe(code);
});

test("a code is right in its own step and the one before and after, and in no other", () => {
  const code = codeOf(SECRET, stepAt(NOW));
  const isRightAfter = (steps: number) => stepOfCode(SECRET, code, NOW + steps * STEP) !== undefined;
  expect([-2, -1, 0, 1, 2].map(isRightAfter)).toEqual([false, true, true, true, false]);
});

test.for(["", "1", "12345", "1234567", "12345a", "١٢٣٤٥٦", " 12345", "123456\n"])(
  "%j is no code, and an error is neither",
  (typed) => {
    expect(stepOfCode(SECRET, typed, NOW)).toBeUndefined();
  },
);

test("a secret has 160 bits in base 32, and no two are alike", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test("an app is told where the code is for and whose it is, whatever characters these have", () => {
  const uri = keyUri({ issuer: "127.0.0.1:4173", account: "jana & co@example.org", secret: SECRET });
  expect(uri).toMatch(/^otpauth:\/\/totp\/127\.0\.0\.1%3A4173:jana%20%26%20co%40example\.org\?issuer=/);
  expect(new URL(uri).searchParams.get("secret")).toBe(SECRET);
});

const factor = { id: "a factor", secret: SECRET };
const codeAfter = (steps: number) => codeOf(SECRET, stepAt(NOW) + steps);

test("a code works once, and then only a later one does", async () => {
  const check = createCodeCheck(() => NOW);
  const use = (steps: number) => check(factor, codeAfter(steps), "here");
  expect([await use(0), await use(0), await use(-1), await use(1)]).toEqual([true, false, false, true]);
  expect(await check({ ...factor, id: "another" }, codeAfter(0), "here")).toBe(true);
});

test("of two simultaneous uses of a code, one works", async () => {
  const check = createCodeCheck(() => NOW);
  const both = await Promise.all([1, 2].map(() => check(factor, codeAfter(0), "here")));
  expect(both).toEqual([true, false]);
});

test("after ten wrong codes in five minutes, wherever they come from, a factor refuses even the right one", async () => {
  let now = NOW;
  const check = createCodeCheck(() => now);
  for (let time = 1; time <= 10; time++) expect(await check(factor, "000000", `address ${time}`)).toBe(false);
  expect(await check(factor, codeAfter(0), "elsewhere")).toBeNull();
  expect(await check({ ...factor, id: "another" }, codeAfter(0), "elsewhere")).toBe(true);
  now += 5 * 60_000;
  expect(await check(factor, codeOf(SECRET, stepAt(now)), "elsewhere")).toBe(true);
});

test("an address may send thirty wrong codes, for however many factors", async () => {
  const check = createCodeCheck(() => NOW);
  for (let time = 1; time <= 30; time++) {
    expect(await check({ ...factor, id: `factor ${time}` }, "000000", "here")).toBe(false);
  }
  expect(await check(factor, codeAfter(0), "here")).toBeNull();
  expect(await check(factor, codeAfter(0), "elsewhere")).toBe(true);
});
