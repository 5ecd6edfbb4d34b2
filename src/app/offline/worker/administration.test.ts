import { expect, test, vi } from "vitest";
import { isOfAdministration } from "./administration.ts";
import { scope } from "./scope.ts";

const PAGES: Record<string, string> = {
  visitor: "https://clinics.example/clinic/admin",
  other: "https://clinics.example/administration",
  overview: "https://clinics.example/admin",
  login: "https://clinics.example/admin/login?to=%2Fadmin",
};

test("the administration's pages are told by the address that they were loaded at", async () => {
  const get = vi.fn(async (id: string) => {
    const url = PAGES[id];
    return url === undefined ? undefined : { id, url, postMessage: vi.fn() };
  });
  scope.clients = { get };
  const asked = ["visitor", "other", "overview", "login", "gone", ""];
  expect(await Promise.all(asked.map(isOfAdministration))).toEqual([false, false, true, true, false, false]);
  expect(get).not.toHaveBeenCalledWith("");
});
