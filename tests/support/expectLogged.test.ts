import { expect, test } from "vitest";
import { checkLogs, expectLogged } from "./expectLogged.ts";

test("an error or a warning that nobody expected fails its test, and is quoted", () => {
  console.error("The request to %s failed", "/clinics", new Error("no answer"));
  expect(checkLogs).toThrow(/The request to \/clinics failed Error: no answer/);
  console.warn("Deprecated");
  expect(checkLogs).toThrow(/Deprecated/);
  expect(checkLogs).not.toThrow();
});

test("an expected error is swallowed, but not another one beside it", () => {
  expectLogged(/failed/);
  console.error("The look-up failed");
  console.error("The look-up failed");
  expect(checkLogs).not.toThrow();
  expectLogged(/failed/);
  console.error("The look-up failed");
  console.error("Something else");
  expect(checkLogs).toThrow(/:\nSomething else$/);
});

test("an expected error that never comes fails its test, and is expected once only", () => {
  expectLogged(/failed/);
  expect(checkLogs).toThrow("The console never showed /failed/");
  console.error("The look-up failed");
  expect(checkLogs).toThrow(/failed/);
});
