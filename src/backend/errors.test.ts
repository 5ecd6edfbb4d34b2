import { expect, test, vi } from "vitest";
import type { ErrorCode } from "./errorCodes.ts";
import { BackendError, dataOf, failureOf, logError } from "./errors.ts";

const GENERAL = { title: "Error", text: "It failed." };

test.for<[ErrorCode, message: string, status: number, cause?: unknown]>([
  ["no-answer", "TypeError: Failed to fetch", 0],
  ["timed-out", "TimeoutError: signal timed out", 0],
  ["too-many-requests", "Please wait", 429],
  ["refused", "permission denied", 403],
  ["refused", "JWT expired", 401],
  ["banned", "IP address is banned", 403, { hint: "banned" }],
  ["refused", "IP address is banned", 403],
  ["hourly-vote-limit", "Please wait", 429, { hint: "hourly-vote-limit" }],
  ["too-many-requests", "Please wait", 429, { hint: "Perhaps you meant something else" }],
  ["already-there", "duplicate key", 409, { code: "23505" }],
  ["not-found", "There is no such clinic", 404],
  ["unreadable", "The answer came in an unknown shape", 200],
  ["unexpected", "broken", 500],
  ["read-only", "cannot execute UPDATE in a read-only transaction", 405, { code: "25006" }],
  ["read-only", "could not extend file: No space left on device", 503, { code: "53100" }],
  ["out-of-order", "sorry, too many clients already", 503, { code: "53300" }],
  ["out-of-order", "terminating connection due to administrator command", 503, { code: "57P01" }],
  ["out-of-order", "canceling statement due to statement timeout", 500, { code: "57014" }],
  ["out-of-order", "canceling statement due to lock timeout", 500, { code: "55P03" }],
  ["out-of-order", "Database connection error. Retrying the connection.", 503, { code: "PGRST001" }],
  ["out-of-order", "Timed out acquiring connection from connection pool.", 504, { code: "PGRST003" }],
  ["out-of-order", "", 400, { code: "", details: "server closed the connection unexpectedly" }],
  ["no-answer", "TypeError: fetch failed", 0, { code: "" }],
  ["out-of-order", "", 502],
  ["voting-paused", "Until Monday.", 503, { code: "PT503", hint: "voting-paused" }],
])("an error is known as %s: %s", ([code, message, status, cause]) => {
  const error = new BackendError(message, status, cause);
  const text = expect.stringContaining(GENERAL.text) as string;
  expect(failureOf(error, GENERAL)).toMatchObject({ title: GENERAL.title, text, code, cause: error });
});

test("a message says that the server is out of order, if that is the reason, or that it stores nothing", () => {
  const failing = new BackendError("", 502);
  expect(failureOf(failing, GENERAL).text).toBe("It failed. Our server is overloaded or being repaired.");
  const full = new BackendError("", 503, { code: "53100" });
  expect(failureOf(full, { title: "Error" }).text).toBe("Our server can’t store anything right now.");
  expect(failureOf(full, GENERAL, { "read-only": { title: "Full" } })).toMatchObject({ title: "Full" });
});

test("a refusal is no outage, whatever its status", () => {
  const paused = new BackendError("Until Monday.", 503, { hint: "voting-paused" });
  expect(failureOf(paused, GENERAL)).toMatchObject({ ...GENERAL, reference: undefined });
});

test("a kind of error has its own wording if there is one", () => {
  const words = { "too-many-requests": { title: "Slowly" } } as const;
  expect(failureOf(new BackendError("", 429), GENERAL, words)).toMatchObject({ title: "Slowly" });
  expect(failureOf(new BackendError("", 500), GENERAL, words)).toMatchObject(GENERAL);
});

function refusal(hint: string) {
  return new BackendError("", 429, { hint });
}

test("a refusal without its own wording gets that of its kind", () => {
  const words = { "too-many-requests": { title: "Slowly" }, "login-busy": { title: "Busy" } } as const;
  expect(failureOf(refusal("hourly-vote-limit"), GENERAL, words)).toMatchObject({ title: "Slowly" });
  expect(failureOf(refusal("login-busy"), GENERAL, words)).toMatchObject({ title: "Busy" });
});

test("only what nobody expected has a code to quote, and the console has it beside the cause", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const error of [
    ...[new BackendError("broken", 500), new BackendError("", 502), new BackendError("", 200)],
    ...[new Error("bug"), null],
  ]) {
    const { reference } = failureOf(error, GENERAL);
    expect(reference).toMatch(/^E-[0-9A-Z]{4}$/);
    logError(error);
    expect(log).toHaveBeenLastCalledWith(reference, error);
  }
  expect(failureOf(new BackendError("", 0), GENERAL).reference).toBeUndefined();
  expect(failureOf(new BackendError("", 429), GENERAL).reference).toBeUndefined();
  const refusedByRule = new BackendError("", 403, { hint: "banned" });
  expect(failureOf(refusedByRule, GENERAL).reference).toBeUndefined();
});

test("one cause has one code, and another cause another", () => {
  const references = ["broken", "broken", "torn"].map(
    (message) => failureOf(new BackendError(message, 500), GENERAL).reference,
  );
  expect(references[0]).toBe(references[1]);
  expect(references[0]).not.toBe(references[2]);
});

test.for<[message: string, kept: string]>([
  ["<html><h1>Bad Gateway</h1>", ""],
  ['[{"id":', ""],
  ["x".repeat(400), ""],
  ["Please wait", "Please wait"],
])("of an answer that begins %s only words for people are kept", ([message, kept]) => {
  expect(() => dataOf({ data: null, error: { message }, status: 502 })).toThrow(new BackendError(kept, 502));
});
