import { expect, test } from "vitest";
import { invalidFormMessage, signInMessage } from "./messages.ts";

test("each outcome of a login has its own words", () => {
  expect(signInMessage({ kind: "welcome" })).toEqual({
    title: "Login Successful",
    text: "Welcome to the blog administration panel.",
  });
  expect(signInMessage({ kind: "refused" })).toMatchObject({
    title: "Authentication Failed",
    text: "Invalid email or password",
  });
  expect(signInMessage({ kind: "serviceError", message: "Too many failed attempts." })).toMatchObject({
    title: "Authentication Error",
    text: "Too many failed attempts.",
  });
  expect(signInMessage({ kind: "serviceError", message: "" })).toMatchObject({
    text: "An error occurred during login",
  });
});

test("a missing title or content is said in the specification's words", () => {
  expect(invalidFormMessage(["slug", "content"])).toMatchObject({
    title: "Error",
    text: "Title and content are required",
  });
  expect(invalidFormMessage(["slug"])).toMatchObject({ text: "Please look at the marked fields" });
});
