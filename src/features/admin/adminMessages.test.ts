import { expect, test } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import { invalidFormMessage, signInFailure } from "./adminMessages.ts";

test.for<[error: unknown, title: string, text: string]>([
  [new BackendError("Too many failed attempts.", 429), "Authentication Error", "Too many failed attempts."],
  [
    new BackendError("Too many people are signing in right now. Please try again in a minute.", 429),
    "Authentication Error",
    "Too many people are signing in right now. Please try again in a minute.",
  ],
  [new BackendError("", 502), "Authentication Error", "An error occurred during login"],
  [new BackendError("Failed to fetch", 0), "Login Error", "An unexpected error occurred during login"],
  [new BackendError("", 200), "Login Error", "An unexpected error occurred during login"],
  [new TypeError("bug"), "Login Error", "An unexpected error occurred during login"],
])("the login says of %s: %s", ([error, title, text]) => {
  expect(signInFailure(error)).toMatchObject({ title, text });
});

test("a missing title or content is said in the specification's words", () => {
  expect(invalidFormMessage(["slug", "content"])).toMatchObject({
    title: "Error",
    text: "Title and content are required",
  });
  expect(invalidFormMessage(["slug"])).toMatchObject({ text: "Please look at the marked fields" });
});
