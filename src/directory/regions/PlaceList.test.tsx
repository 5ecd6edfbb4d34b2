import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { showRegionPage as show } from "../../../tests/support/regionPage.tsx";

const field = () => screen.getByRole("combobox", { name: /^Search these clinics/ });

const names = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .queryAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);

describe("The list of a place", () => {
  const LISTED = [
    exampleClinic({
      id: "a",
      name: "Alpha",
      locations: ["Prague", "Zlín"],
      countries: ["Czechia"],
      languages: ["German"],
      priceEuros: 2_000,
    }),
    exampleClinic({
      id: "b",
      name: "Beta",
      locations: ["Prague"],
      countries: ["Czechia"],
      languages: ["Czech"],
      priceEuros: 3_000,
    }),
    exampleClinic({
      id: "c",
      name: "Gamma",
      locations: ["Ostrava"],
      countries: ["Czechia"],
      languages: ["German"],
    }),
    exampleClinic({
      id: "d",
      name: "Delta",
      locations: ["Warsaw"],
      countries: ["Poland"],
      languages: ["German"],
    }),
  ];
  beforeEach(() => {
    window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
    Element.prototype.scrollIntoView = () => {};
  });

  test("takes the words, filters and order of the address, within the place", async () => {
    await show("/regions/czech-republic/prague?sort=price&language=de&search=a", LISTED);
    await waitFor(() => expect(names("All clinics in Prague")).toEqual(["Alpha"]));
    await userEvent.click(screen.getByRole("button", { name: "Remove Website in German" }));
    await userEvent.click(screen.getAllByRole("button", { name: "Clear search" })[0]!);
    await waitFor(() => expect(names("All clinics in Prague")).toEqual(["Alpha", "Beta"]));
    expect(screen.getByText(/Lowest price first/)).toBeVisible();
  });

  test("offers no filter that the place has set, and suggests no place of another", async () => {
    await show("/regions/czech-republic/prague", LISTED);
    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    expect(await screen.findByRole("checkbox", { name: "German 1 clinic" })).toBeVisible();
    expect(screen.queryByRole("group", { name: "Country" })).toBeNull();
    expect(screen.queryByRole("group", { name: "City" })).toBeNull();
    await userEvent.type(field(), "a");
    const suggestions = within(await screen.findByRole("listbox")).getAllByRole("option");
    expect(suggestions.map((option) => option.textContent)).toEqual([
      "Alpha Prague, Zlín, Czechia",
      "Beta Prague, Czechia",
    ]);
    await userEvent.clear(field());
    await userEvent.type(field(), "warsaw");
    expect(await screen.findByText("No clinics found")).toBeVisible();
  });

  test("of a country can be narrowed to a city; a filter that leaves nothing is named", async () => {
    await show("/countries/czech-republic?city=prague&language=uk", LISTED);
    const list = "All clinics in Czechia";
    await userEvent.click(
      await screen.findByRole("button", { name: "Without the filter “Website in”: 2 clinics" }),
    );
    await waitFor(() => expect(names(list)).toEqual(["Alpha", "Beta"]));
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(names(list)).toEqual(["Alpha", "Beta", "Gamma"]));
    expect(screen.queryByText("Sponsored")).toBeNull();
  });

  test("of several cities stays city by city until something is looked for", async () => {
    await show("/regions/czech-republic/other-czech", LISTED);
    const list = within(screen.getByRole("region", { name: "All clinics, city by city" }));
    await userEvent.type(field(), "gam");
    await waitFor(() => expect(list.queryByRole("link", { name: "Ostrava" })).toBeNull());
    expect(names("All clinics, city by city")).toEqual(["Gamma"]);
    await userEvent.clear(field());
    expect(await list.findByRole("link", { name: "Ostrava" })).toBeVisible();
  });
});
