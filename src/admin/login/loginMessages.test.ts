import { expect, test } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import { signInFailure } from "./loginMessages.ts";

test.for<[error: unknown, title: string, text: string]>([
  [
    new BackendError("Too many failed attempts.", 429, { hint: "locked-out" }),
    "Authentication Error",
    "Too many failed attempts.",
  ],
  [
    new BackendError("Request rate limit reached", 429),
    "Authentication Error",
    "Too many people are trying to sign in. Please try again in a few minutes.",
  ],
  [new BackendError("", 500), "Authentication Error", "An error occurred during login"],
  [
    new BackendError("The API did not answer", 502),
    "Authentication Error",
    "An error occurred during login. Our server is overloaded or being repaired.",
  ],
  [new BackendError("Failed to fetch", 0), "Login Error", "An unexpected error occurred during login"],
  [new BackendError("", 200), "Login Error", "An unexpected error occurred during login"],
  [new TypeError("bug"), "Login Error", "An unexpected error occurred during login"],
])("the login says of %s: %s", ([error, title, text]) => {
  expect(signInFailure(error)).toMatchObject({ title, text });
});
