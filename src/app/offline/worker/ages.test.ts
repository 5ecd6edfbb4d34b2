import { expect, test, vi } from "vitest";
import { ageOf, noteReach, tellAge, tellReach } from "./ages.ts";
import { scope } from "./scope.ts";

function openedPage() {
  const postMessage = vi.fn();
  scope.clients = {
    get: async (id) => (id === "page" ? { id, url: "https://clinics.example/", postMessage } : undefined),
  };
  return postMessage;
}

test("a page is told the age of the oldest answer that it was given, and nothing without one", async () => {
  const told = openedPage();
  for (const keptOn of [null, "2026-11-25", "2026-11-20", "2026-11-24"]) await tellAge("page", keptOn);
  expect(told.mock.calls.map(([age]) => age.keptOn)).toEqual(["2026-11-25", "2026-11-20", "2026-11-20"]);
  expect(ageOf("page").keptOn).toBe("2026-11-20");
  expect(ageOf("another").keptOn).toBeNull();
});

test("a page is told once when nobody is reached, and once when somebody is again", async () => {
  const told = openedPage();
  for (const isUnreachable of [false, true, true, false, false]) await tellReach("page", isUnreachable);
  expect(told.mock.calls.map(([age]) => age.isUnreachable)).toEqual([true, false]);
  await tellReach("", true);
  expect(ageOf("").isUnreachable).toBe(false);
});

test("a page that is still to come is not waited for", () => {
  const get = vi.fn();
  scope.clients = { get };
  noteReach("to come", true);
  expect([ageOf("to come").isUnreachable, get.mock.calls]).toEqual([true, []]);
});
