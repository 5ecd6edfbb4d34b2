import { WorkboxError } from "workbox-core/_private/WorkboxError.js";
import { expect, test } from "vitest";
import { isUnreachable } from "./reach.ts";

const thrownByStrategy = (error: Error) => new WorkboxError("no-response", { url: "https://a.test/", error });

test("nobody is reached when a request fails at once, whatever the browser says of its network", () => {
  const failed = new TypeError("Failed to fetch");
  const failedAhead = new DOMException(
    "The service worker navigation preload request failed",
    "NetworkError",
  );
  expect([failed, failedAhead, thrownByStrategy(failed)].map(isUnreachable)).toEqual([true, true, true]);
});

test("a late answer, a page that was left, and anything else say nothing of the network", () => {
  const late = thrownByStrategy(new Error("Timed out the network response after 5 seconds."));
  const left = new DOMException("The user aborted a request.", "AbortError");
  expect([late, left, "odd", undefined].map(isUnreachable)).toEqual([false, false, false, false]);
});
