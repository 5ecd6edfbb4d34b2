import { expect, test } from "vitest";
import { clinicIdProblem, suggestedIds } from "./clinicId.ts";

test("a clinic's id is suggested from its name, then with its country, then numbered", () => {
  expect(suggestedIds("IVF Zlín", "Czechia").slice(0, 4)).toEqual([
    "ivf-zlin",
    "ivf-zlin-czechia",
    "ivf-zlin-2",
    "ivf-zlin-3",
  ]);
});

test("a name that makes an address of the website's own gets another word", () => {
  expect(suggestedIds("New", "Czechia")[0]).toBe("new-clinic");
});

test("a name that ends with its country does not say it twice", () => {
  expect(suggestedIds("Fertility Poland", "Poland")).not.toContain("fertility-poland-poland");
});

test.for([
  "Клиника",
  "不妊",
  "👶",
  " ",
  "-",
  "x".repeat(120),
  "ab ".repeat(40),
  "Klinika \u202eŁódź\u202c",
  "<script>alert(1)</script>",
  "sponsored slot 2",
  "Sponsored slot",
  "New",
])("every id that is suggested for '%s' is one that the database takes", (name) => {
  for (const id of suggestedIds(name, "Czechia")) expect(clinicIdProblem(id), id).toBeNull();
});

test.for(["", "Ab", "a--b", "-a", "a-", "a_b", "a b", "ž", "sponsored-slot", "new", "x".repeat(81)])(
  "'%s' is no id, and why is said",
  (id) => {
    expect(clinicIdProblem(id)).toMatch(/\.$/);
  },
);
