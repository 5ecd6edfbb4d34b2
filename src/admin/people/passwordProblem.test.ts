import { expect, test } from "vitest";
import { oneTimePassword } from "../../../supabase/functions/add-person/oneTimePassword.ts";
import { missingPassword, authProblem } from "./passwordProblem.ts";
import { passwordWeakness } from "./passwordWeakness.ts";

test("what is missing is said beside its field before anything is sent", () => {
  expect(missingPassword({ current: "", next: "" })?.field).toBe("current");
  expect(missingPassword({ current: "x", next: "" })?.field).toBe("next");
  expect(missingPassword({ current: "x", next: "x" })?.text).toMatch(/Choose another/);
  expect(missingPassword({ current: "x", next: "y" })).toBeNull();
});

test("Supabase Auth's refusals stand beside the field that they are about", () => {
  expect(authProblem("current_password_invalid")?.field).toBe("current");
  expect(authProblem("weak_password")?.field).toBe("next");
  expect(authProblem("reauthentication_needed")?.text).toMatch(/sign in/);
  expect([authProblem("over_request_rate_limit"), authProblem(undefined)]).toEqual([null, null]);
});

test("a one-time password is accepted by the rules for admins, and never the same", () => {
  const passwords = Array.from({ length: 500 }, oneTimePassword);
  expect(new Set(passwords).size).toBe(500);
  for (const password of passwords) {
    expect(password).toMatch(/^([2-9a-kmnp-z]{4}-){4}[2-9a-kmnp-z]{4}$/);
    // No part of the address fits into a group of four, so chance can't write one.
    expect(passwordWeakness(password, "jana.novakova@example.org")).toBeNull();
  }
});
