import { expect, test } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import { describeError } from "./describeError.ts";

function thrown(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}

const IN_CHROME = `TypeError: Cannot read 'Anna' of null
    at Xe (https://clinics.example/assets/HomePage-BV3_x-9a.js:1:2345)
    at https://clinics.example/assets/index-Ab12Cd34.js:9:1`;
const IN_SAFARI = `Xe@https://clinics.example/assets/find-your-clinic-BV3_x-9a.js:2:77
@https://clinics.example/assets/index-Ab12Cd34.js:9:1`;

test("an error is described by its kind, the code that the visitor sees, and where in our scripts it was", () => {
  expect(describeError(thrown(new TypeError("Cannot read 'Anna' of null"), IN_CHROME))).toEqual({
    code: expect.stringMatching(/^TypeError E-[0-9A-Z]{4}$/),
    place: "HomePage:1:2345",
  });
  expect(describeError(thrown(new RangeError("x"), IN_SAFARI))?.place).toBe("find-your-clinic:2:77");
});

test("nothing of an error's text is in it, and no address", () => {
  const secret = "anna@example.org is 41 and typed this";
  const odd = Object.assign(new Error(secret), { name: secret, stack: `at /?age=41\n at ${secret}` });
  for (const error of [odd, secret, { message: secret }, new BackendError(secret, 500)]) {
    expect(JSON.stringify(describeError(error))).not.toMatch(/anna|41|typed/);
  }
  expect(describeError(odd)).toEqual({ code: expect.stringMatching(/^Error E-\w{4}$/), place: null });
  expect(describeError(undefined)).toEqual({ code: "unknown", place: null });
});

test("a backend that does not answer is an error, and a refusal on purpose is none", () => {
  expect(describeError(new BackendError("TimeoutError: x", 0))).toEqual({ code: "timed-out", place: null });
  expect(describeError(new BackendError("", 502))).toEqual({ code: "out-of-order", place: null });
  const refusal = { hint: "hourly-vote-limit" };
  expect(describeError(new BackendError("Vote limit reached", 429, refusal))).toBeNull();
});

test("errors of browser extensions are not ours", () => {
  const stack = "TypeError: x\n at chrome-extension://abc/content.js:1:1\n at /assets/index-Ab12Cd34.js:1:1";
  expect(describeError(thrown(new TypeError("x"), stack))).toBeNull();
});
