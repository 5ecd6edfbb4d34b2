import { expect, test } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import {
  captchaFailureMessage,
  reportErrorMessage,
  voteErrorMessage,
  voteResultMessage,
} from "./voteMessages.ts";

test("a counted vote says so in the server's words", () => {
  expect(voteResultMessage({ success: true, message: "Thank you!" })).toEqual({
    title: "Upvote recorded!",
    text: "Thank you!",
  });
});

test("a repeated vote says so in the server's words", () => {
  expect(voteResultMessage({ success: false, message: "Once is enough." })).toEqual({
    title: "Already voted",
    text: "Once is enough.",
    tone: "alarm",
  });
});

test("a banned voter is told that access is restricted", () => {
  expect(voteErrorMessage(new BackendError("IP address is banned", 403, { hint: "banned" }))).toMatchObject({
    title: "Access Restricted",
    text: "Your access has been temporarily restricted. Please try again later.",
  });
});

test("a vote over the quota is told so in the server's words, not that it was given before", () => {
  expect(voteErrorMessage(new BackendError("Please try again in an hour.", 429))).toMatchObject({
    title: "Vote limit reached",
    text: "Please try again in an hour.",
    tone: "alarm",
  });
});

test("a vote that needs a completed check is told so in the server's words, and that it is no limit", () => {
  const refused = new BackendError("A vote needs a check.", 403, { hint: "human-check-required" });
  expect(voteErrorMessage(refused)).toMatchObject({
    title: "Human check not completed",
    text: "A vote needs a check.",
    tone: "alarm",
  });
});

test.for([new BackendError("timeout", 0), new TypeError("fetch failed"), null])(
  "%s is the general error",
  (error) => {
    expect(voteErrorMessage(error)).toMatchObject({
      title: "Error",
      text: "Failed to record upvote. Please try again.",
    });
  },
);

test("a failed check tells how many attempts remain", () => {
  expect(captchaFailureMessage({ banned: false, remaining_attempts: 3 })).toEqual({
    title: "Try Again",
    text: "Please try again. 3 attempts remaining.",
  });
});

test("one remaining attempt is singular", () => {
  expect(captchaFailureMessage({ remaining_attempts: 1 })?.text).toBe(
    "Please try again. 1 attempt remaining.",
  );
});

test("the last failed check tells of the ban", () => {
  expect(captchaFailureMessage({ banned: true, remaining_attempts: 0 })).toMatchObject({
    title: "Access Restricted",
    text: "Your access has been temporarily restricted due to multiple failed attempts.",
  });
});

test("a report that failed says nothing", () => {
  expect([null, {}].map(captchaFailureMessage)).toEqual([null, null]);
});

test("what the operator paused or blocked is told in the server's words", () => {
  const paused = new BackendError("Voting is paused until Monday.", 503, { hint: "voting-paused" });
  expect(voteErrorMessage(paused)).toMatchObject({
    title: "Voting is paused",
    text: "Voting is paused until Monday.",
  });
  const blocked = new BackendError("Please write to us.", 403, { hint: "blocked" });
  expect(voteErrorMessage(blocked)).toMatchObject({
    title: "Access Restricted",
    text: "Please write to us.",
  });
  const reports = new BackendError("Not counted today.", 503, { hint: "reports-paused" });
  expect(reportErrorMessage(reports)).toMatchObject({
    title: "Reports are paused",
    text: "Not counted today.",
  });
});

test("a report that was only lost says nothing", () => {
  expect(reportErrorMessage(new BackendError("", 503))).toBeNull();
});
