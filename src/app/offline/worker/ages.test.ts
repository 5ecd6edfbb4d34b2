import { expect, test, vi } from "vitest";
import { ageOf, recordReachability, reportAge, reportReachability } from "./ages.ts";
import { scope } from "./scope.ts";

function openedPage() {
  const postMessage = vi.fn();
  scope.clients = {
    get: async (id) => (id === "page" ? { id, url: "https://clinics.example/", postMessage } : undefined),
  };
  return postMessage;
}

test("a page learns the age of the oldest answer that it was given, and nothing without one", async () => {
  const postMessage = openedPage();
  for (const cachedAt of [null, "2026-11-25", "2026-11-20", "2026-11-24"]) await reportAge("page", cachedAt);
  expect(postMessage.mock.calls.map(([age]) => age.cachedAt)).toEqual([
    "2026-11-25",
    "2026-11-20",
    "2026-11-20",
  ]);
  expect(ageOf("page").cachedAt).toBe("2026-11-20");
  expect(ageOf("another").cachedAt).toBeNull();
});

test("a page learns once when nobody is reached, and once when somebody is again", async () => {
  const postMessage = openedPage();
  for (const isUnreachable of [false, true, true, false, false])
    await reportReachability("page", isUnreachable);
  expect(postMessage.mock.calls.map(([age]) => age.isUnreachable)).toEqual([true, false]);
  await reportReachability("", true);
  expect(ageOf("").isUnreachable).toBe(false);
});

test("a page that is still to come is not waited for", () => {
  const get = vi.fn();
  scope.clients = { get };
  recordReachability("to come", true);
  expect([ageOf("to come").isUnreachable, get.mock.calls]).toEqual([true, []]);
});
