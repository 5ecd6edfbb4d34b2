import { expect, test } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import { addFailure, addProblem, changeFailure } from "./peopleMessages.ts";

const EMAIL = "jana@example.org";
const failed = (status: number, hint?: string) => new BackendError("", status, { hint });

test.for([
  ["already-admin", "is here already"],
  ["no-such-account", `npm run admin:create -- --email ${EMAIL}`],
  ["account-unconfirmed", "a stranger may have made it"],
  ["address-refused", "Check the spelling"],
] as const)("%s is said beside the field", ([code, words]) => {
  expect(addProblem(code, EMAIL)).toContain(words);
});

test.for([
  ["owners-only", 403, "Only owners may do this"],
  ["many-newcomers", 429, "You have added many people"],
  ["origin-not-allowed", 403, "Nothing was changed"],
  ["not-added", 503, "Nothing was changed"],
] as const)("%s is shown as a message", ([code, status, title]) => {
  expect(addProblem(code, EMAIL)).toBeNull();
  expect(addFailure(failed(status, code), EMAIL).title).toBe(title);
});

test("without an answer, the message doesn't claim that nothing happened", () => {
  const { title, text } = addFailure(failed(0), EMAIL);
  expect(title).toBe("We got no answer");
  expect(text).toContain(EMAIL);
  expect(changeFailure(failed(0)).title).toBe("No answer came");
});

test("who was an owner reads that the role or the session may be the reason", () => {
  expect(changeFailure(failed(403, "owners-only")).text).toBe(
    "Someone changed your role, or your session ended. Please reload the page.",
  );
});
