import { expect, test } from "vitest";
import { oneTimePassword } from "../../../supabase/functions/add-person/oneTimePassword.ts";
import { missingIn, problemOf } from "./passwordProblem.ts";
import { passwordWeakness } from "./weakPassword.ts";

test("what is missing is said beside its field before anything is sent", () => {
  expect(missingIn({ current: "", next: "" })?.field).toBe("current");
  expect(missingIn({ current: "x", next: "" })?.field).toBe("next");
  expect(missingIn({ current: "x", next: "x" })?.text).toMatch(/Choose another/);
  expect(missingIn({ current: "x", next: "y" })).toBeNull();
});

test("Supabase Auth's refusals stand beside the field that they are about", () => {
  expect(problemOf("current_password_invalid")?.field).toBe("current");
  expect(problemOf("weak_password")?.field).toBe("next");
  expect(problemOf("reauthentication_needed")?.text).toMatch(/sign in/);
  expect([problemOf("over_request_rate_limit"), problemOf(undefined)]).toEqual([null, null]);
});

test("a one-time password is accepted by the rules for admins, and never the same", () => {
  const passwords = Array.from({ length: 500 }, oneTimePassword);
  expect(new Set(passwords).size).toBe(500);
  for (const password of passwords) {
    expect(password).toMatch(/^([2-9a-kmnp-z]{4}-){4}[2-9a-kmnp-z]{4}$/);
    expect(passwordWeakness(password, "jana@example.org")).toBeNull();
  }
});
