import { expect, test } from "vitest";
import { placeAfterSignIn, readReturnPlace, returnPlace } from "./placeAfterSignIn.ts";

test.for([
  "/admin",
  "/admin/blog",
  "/admin/blog/edit/5b1f6d1e-0000-4000-8000-000000000101",
  "/admin/history?clinic=reprofit#latest",
])("signing in leads on to %s", (wanted) => {
  const [pathname = "", search = "", hash = ""] = wanted.split(/(?=[?#])/);
  expect(placeAfterSignIn(readReturnPlace(returnPlace({ pathname, search, hash })))).toBe(wanted);
});

test.for<unknown>([
  undefined,
  null,
  "",
  "admin",
  "/",
  "/add-clinic",
  "/administrator",
  "/admin/login",
  "/admin/login/",
  "/admin/login?wanted=/admin/blog",
  "//evil.example/admin",
  "///evil.example/admin",
  "/\\evil.example/admin",
  "\\\\evil.example/admin",
  "/\t/evil.example/admin",
  "/\n/evil.example/admin",
  "https://evil.example/admin",
  "https:evil.example/admin",
  "javascript:alert(1)//admin",
  "/admin/../add-clinic",
  "/admin/%2e%2e/add-clinic",
  "/admin/..\\add-clinic",
  "/admin/.%2E/.%2e/evil",
  " /admin/blog",
  "//[",
  { wanted: "/admin/blog" },
  ["/admin/blog"],
  42,
])("%j leads to the overview and nowhere else", (wanted) => {
  expect(placeAfterSignIn(wanted)).toBe("/admin");
});

test("another site's address of a million letters leads to the overview", () => {
  expect(placeAfterSignIn(`//${"a".repeat(1_000_000)}/admin`)).toBe("/admin");
});

test("a page with slashes of its own stays on this site", () => {
  expect(placeAfterSignIn("/admin//evil.example")).toBe("/admin//evil.example");
});

test("history state of another kind names no page to return to", () => {
  for (const state of [undefined, null, "wanted", 1, {}, []]) expect(readReturnPlace(state)).toBeUndefined();
});
