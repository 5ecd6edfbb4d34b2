import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { writeValue } from "@/storage/storage.ts";
import { asListed } from "../../../tests/support/asListed.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { BY_ID, CLINIC_ROW, FIGURES, LIST, showClinicPage } from "../../../tests/support/clinicPage.tsx";
import { NO_FACTS, priceRow } from "../../../tests/support/exampleFacts.ts";

describe("The clinic page", () => {
  test("shows everything that is known", async () => {
    answerBackend({ [BY_ID]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    showClinicPage();
    await screen.findByText("Using the patient's own eggs.");
    expect(screen.getByText("Brno, Czechia")).toBeVisible();
    expect(screen.getByText("IVF Center")).toBeVisible();
    expect(screen.getByText("65%")).toBeVisible();
    expect(screen.getByRole("row", { name: /IVF with ICSI.*€3,100/ })).toBeVisible();
    expect(screen.getByText("4.7 / 5")).toBeVisible();
    expect(screen.getByText("1998")).toBeVisible();
    expect(screen.getByRole("button", { name: "Upvote 3 so far: Reprofit" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
    expect(screen.getByRole("heading", { name: "Getting to Reprofit in Brno" })).toBeVisible();
  });

  test("names two countries, and leads to the law of each, the costs and the dates", async () => {
    answerBackend({
      [BY_ID]: { json: [asListed({ ...CLINIC_ROW, countries: ["Czechia", "Poland"] })] },
      ...FIGURES,
    });
    showClinicPage();
    expect(await screen.findByText("Brno, Czechia, Poland")).toBeVisible();
    for (const [words, to] of [
      ["May I be treated in Czechia?", "/countries/czech-republic"],
      ["May I be treated in Poland?", "/countries/poland"],
      ["What will it cost here?", "/plan/costs?clinic=reprofit"],
      ["When must I be there?", "/plan/dates"],
    ] as const) {
      expect(await screen.findByRole("link", { name: words })).toHaveAttribute("href", to);
    }
  });

  test.for([
    [{}, ["Contact", "Not published", "AI Summary", "Success Rate", "Treatment Prices"]],
    [{ prices: [priceRow] }, ["Contact", "Success Rate", "Treatment Prices", "Not published", "AI Summary"]],
  ] as const)("has samples after all that is real where nothing is published: %#", async ([some, order]) => {
    answerBackend({
      [BY_ID]: { json: [asListed(CLINIC_ROW)] },
      ...FIGURES,
      "/rest/v1/rpc/clinic_facts?": { json: { ...NO_FACTS, ...some } },
    });
    showClinicPage();
    await screen.findByRole("heading", { name: "Not published" });
    const found = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(found.filter((title) => order.some((each) => each === title))).toEqual(order);
  });

  test.for([
    ["Brno", "Czechia", "How to get to Brno", "/regions/czech-republic/brno#travel-title"],
    ["London", "United Kingdom", "How to get to London", "/regions/united-kingdom/london#travel-title"],
    [
      ...["Leeds", "United Kingdom", "Travel and money in the United Kingdom"],
      "/countries/united-kingdom#travel-title",
    ],
  ] as const)("leads from %s, %s, to the page that says: %s", async ([city, country, words, address]) => {
    answerBackend({
      [BY_ID]: { json: [asListed({ ...CLINIC_ROW, locations: [city], countries: [country] })] },
      ...FIGURES,
    });
    showClinicPage();
    expect(await screen.findByRole("link", { name: words })).toHaveAttribute("href", address);
  });

  test.for([
    [
      "London",
      "United Kingdom",
      "We don't have airport times for London yet, but we can tell you how to get there.",
    ],
    ["Seville", "Spain", "We don't have airport times for Seville yet."],
  ])("says what it knows of the way to %s in %s", async ([city, country, words]) => {
    answerBackend({
      [BY_ID]: { json: [asListed({ ...CLINIC_ROW, locations: [city], countries: [country] })] },
      ...FIGURES,
    });
    showClinicPage();
    expect(await screen.findByText(words!)).toBeVisible();
    expect(screen.queryAllByRole("link", { name: /^(How to get to|Travel and money)/ })).toHaveLength(
      country === "Spain" ? 0 : 1,
    );
  });

  test("leaves out what is not known, and lists all that is not published once", async () => {
    const bare = {
      ...Object.fromEntries(Object.keys(CLINIC_ROW).map((column) => [column, null])),
      ...{ id: "reprofit", name: "Kriobank", countries: [], locations: [], languages: [], specialties: [] },
      upvote_count: 0,
      figure_notes: "",
    };
    answerBackend({ [LIST]: { json: [asListed(bare)] }, ...FIGURES });
    showClinicPage();
    expect(await screen.findByText("11 things to ask for")).toBeVisible();
    expect(screen.getAllByText("N/A")).toHaveLength(2);
    expect(screen.getByText("with own eggs, with egg donation")).toBeVisible();
    expect(screen.getByText("website, address, telephone, e-mail, opening hours")).toBeVisible();
    expect(screen.queryByText("Website in")).toBeNull();
    expect(screen.queryByText(/sample/i)).toBeNull();
    expect(screen.queryByRole("link", { name: /Get in Touch|Visit Website/ })).toBeNull();
  });

  test("opens the clinic's site in a new tab that cannot reach back", async () => {
    answerBackend({ [LIST]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    showClinicPage();
    for (const name of [/Get in Touch with Clinic/, /Visit Website/]) {
      const link = await screen.findByRole("link", { name });
      expect(link).toHaveAttribute("href", "https://reprofit.cz");
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
    }
  });

  test("asks no map's host before somebody wants the map", async () => {
    answerBackend({ [LIST]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    const { container } = showClinicPage();
    const button = await screen.findByRole("button", { name: "Show map" });
    expect(container.querySelector("iframe")).toBeNull();
    await userEvent.click(button);
    const map = screen.getByTitle("Map: Reprofit");
    expect(map).toHaveAttribute("src", expect.stringContaining("google.com/maps"));
    expect(screen.getByText("Loading map...")).toBeVisible();
    fireEvent.load(map);
    expect(screen.queryByText("Loading map...")).toBeNull();
  });

  test("shows a price list of its own as it is, and N/A for what it leaves out", async () => {
    const fixed_prices = { "IVF with ICSI": 0, "Egg Freezing": 1900 };
    answerBackend({ [LIST]: { json: [asListed({ ...CLINIC_ROW, fixed_prices })] }, ...FIGURES });
    showClinicPage();
    expect(await screen.findByRole("row", { name: /Egg Freezing.*€1,900/ })).toBeVisible();
    const list = within(screen.getByRole("table", { name: "Sample prices in euros" }));
    expect(list.getByRole("row", { name: /IVF with ICSI.*N\/A/ })).toBeVisible();
  });

  test("converts prices to the currency that was chosen for the costs", async () => {
    writeValue("plan-costs", { currency: "GBP" });
    answerBackend({
      [LIST]: { json: [asListed(CLINIC_ROW)] },
      ...FIGURES,
      "/rest/v1/rpc/clinic_facts?": { json: { ...NO_FACTS, prices: [priceRow] } },
    });
    showClinicPage();
    expect((await screen.findAllByText(/^about £/)).length).toBe(2);
    localStorage.clear();
  });

  test("says what the law there says to somebody who answered the questions of the plan", async () => {
    writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "43", partner: "womanAlone" });
    answerBackend({ [LIST]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    showClinicPage();
    expect(await screen.findByText(/^Czechia: no, because clinics may not treat/)).toBeVisible();
    localStorage.clear();
  });

  test("shows the letter when the external logo cannot be loaded", async () => {
    answerBackend({
      [LIST]: {
        json: [asListed({ ...CLINIC_ROW, id: "unknown", hero_logo_url: "https://x.example/logo.png" })],
      },
      ...FIGURES,
    });
    const { container } = showClinicPage();
    await screen.findByRole("heading", { level: 1, name: "Reprofit" });
    const logo = container.querySelector("header img");
    expect(logo).toHaveAttribute("referrerpolicy", "no-referrer");
    logo?.dispatchEvent(new Event("error"));
    expect(await screen.findByText("R", { selector: "[aria-hidden]" })).toBeVisible();
  });
});
