import { expect, test } from "vitest";
import { pagesFor } from "./pagesFor.ts";

const LISTED = new Set(["Czechia", "Poland", "United Kingdom"]);
const offered = (term: string) => pagesFor(term, LISTED).map(({ to }) => to);

test.for<[string, string[]]>([
  ["Spain", ["/countries/spain"]],
  ["spanien", ["/countries/spain"]],
  ["Madrid", ["/countries/spain"]],
  ["IVF in Wien", ["/countries/austria"]],
  ["single", ["/plan"]],
  ["alleinstehend", ["/plan"]],
  ["Kosten", ["/plan/costs"]],
  ["spermiogramm", ["/sperm-analysis"]],
  ["Geburtstermin", ["/ivf-calculator"]],
  ["termin porodu", ["/plan/dates", "/ivf-calculator"]],
  ["success rates", ["/results"]],
])("%s leads to %s", ([term, pages]) => {
  expect(offered(term)).toEqual(pages);
});

test.for(["Prague", "Czechia", "Tschechien", "reprofit", "", "%", "sp", "constructor", "__proto__"])(
  "%s leads to the list alone",
  (term) => {
    expect(offered(term)).toEqual([]);
  },
);

test("a country's law is offered only while none of its clinics is in the list", () => {
  expect(pagesFor("Spain", new Set(["Spain"]))).toEqual([]);
});
