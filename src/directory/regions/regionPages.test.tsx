import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { exampleClinic, priceNote, rateNote } from "../../../tests/support/exampleClinic.ts";
import { FACTS, showRegionPage as show } from "../../../tests/support/regionPage.tsx";
import { untilLogged } from "../../../tests/support/expectLogged.ts";

const CLINICS = [
  exampleClinic({
    id: "prague-fertility",
    name: "Prague Fertility Centre",
    locations: ["Prague"],
    countries: ["Czechia"],
    overallScore: 95,
    successRate: 72,
    priceEuros: 2900,
  }),
  exampleClinic({
    id: "ferticare",
    name: "FertiCare",
    locations: ["Karlovy Vary", "Prague"],
    countries: ["Czechia"],
    priceEuros: 2500,
  }),
];

const priced = (...prices: (number | null)[]) =>
  prices.map((priceEuros, index) =>
    exampleClinic({ id: `clinic-${index}`, countries: ["Czechia"], priceEuros }),
  );

const dots = (map: string) =>
  within(screen.getByRole("navigation", { name: map }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("aria-label"));

describe("A city page", () => {
  test("shows the featured clinic with the scores of its live row, marked as samples", async () => {
    await show("/regions/czech-republic/prague", CLINICS);
    const featured = within(screen.getByRole("region", { name: "Featured Clinic" }));
    const teaser = within(featured.getByRole("article"));
    expect(teaser.getByRole("link", { name: "Prague Fertility Centre" })).toHaveAttribute(
      "href",
      "/clinic/prague-fertility",
    );
    expect(featured.getByRole("article")).toHaveTextContent(
      "Overall score 95/100 sample, success rate 72% sample",
    );
    expect(screen.getByRole("note")).toHaveTextContent("Figures marked ‘sample’ are made up");
  });

  test("shows each of its notable clinics with the score of its own row", async () => {
    const zlin = exampleClinic({ id: "ivf-zlin", name: "IVF Zlín", overallScore: 82 });
    await show("/regions/czech-republic/other-czech", [zlin, { ...CLINICS[1]!, overallScore: 87 }]);
    const notable = within(screen.getByRole("region", { name: "Notable Clinics" }));
    const shown = notable.getAllByRole("article").map(({ textContent }) => textContent);
    expect(shown.find((text) => text.includes("IVF Zlín"))).toContain("82/100");
    expect(shown.find((text) => text.includes("FertiCare"))).toContain("87/100");
  });

  test("recommends only clinics that are still listed", async () => {
    const { unmount } = await show("/regions/czech-republic/prague", [CLINICS[1]!]);
    expect(screen.queryByRole("region", { name: "Featured Clinic" })).toBeNull();
    unmount();
    await show("/regions/czech-republic/other-czech", [CLINICS[1]!]);
    const notable = within(screen.getByRole("region", { name: "Notable Clinics" }));
    expect(notable.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["FertiCare"]);
  });

  test("marks nothing as a sample whose source is known", async () => {
    const published = { ...CLINICS[0]!, overallScore: null, priceEuros: null };
    await show("/regions/czech-republic/prague", [{ ...published, notes: { success: rateNote() } }]);
    const teaser = within(screen.getByRole("region", { name: "Featured Clinic" }));
    expect(teaser.getByText("Success rate 72%")).toBeVisible();
    expect(teaser.getByText(/clinical pregnancies, per transfer, all ages, 2023–2024/)).toBeVisible();
    expect(screen.queryByText("sample")).toBeNull();
    expect(screen.queryByRole("note")).toBeNull();
  });

  test("lists all its clinics as the cards of the directory, whose votes work", async () => {
    await show("/regions/czech-republic/prague", CLINICS);
    const list = within(screen.getByRole("region", { name: "All clinics in Prague" }));
    expect(list.getAllByRole("article")).toHaveLength(2);
    expect(list.getByRole("link", { name: "FertiCare" })).toHaveAttribute("href", "/clinic/ferticare");
    expect(list.getByRole("button", { name: "Upvote 0 so far: FertiCare" })).toBeVisible();
  });

  test("lists them city by city where it is about several, and says where there are none", async () => {
    await show("/regions/czech-republic/other-czech", CLINICS);
    const list = within(screen.getByRole("region", { name: "All clinics, city by city" }));
    expect(list.getAllByRole("article")).toHaveLength(1);
    expect(list.getByRole("link", { name: "Karlovy Vary" })).toHaveAttribute(
      "href",
      "/?search=karlovy%20vary",
    );
    expect(list.getAllByText(/We list no clinics here yet/)).toHaveLength(3);
    expect(list.queryByRole("link", { name: "Liberec" })).toBeNull();
  });

  test("has a map whose dots lead to the cities' pages, or to their clinics on this one", async () => {
    await show("/regions/czech-republic/other-czech", CLINICS);
    const map = within(screen.getByRole("navigation", { name: "Map of Czechia" }));
    const addresses = map.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses).toEqual([
      ...["/regions/czech-republic/prague", "/regions/czech-republic/brno"],
      ...["#ostrava", "#zlin", "#karlovy-vary", "#liberec"],
    ]);
    for (const hash of addresses.slice(2)) expect(document.querySelector(hash ?? "")).toBeVisible();
    expect(map.getByRole("link", { name: "Prague: 2 clinics" })).toBeVisible();
  });

  test("whose dot would cover another's has it on its own page alone, and stays in the text of the country's", async () => {
    const { unmount } = await show("/countries/united-kingdom", []);
    expect(dots("Map of the United Kingdom")).toEqual(["London: 0 clinics", "Cambridge: 0 clinics"]);
    expect(screen.getByText("Cheshunt, a town just north of London.")).toBeVisible();
    unmount();
    await show("/regions/united-kingdom/other-united-kingdom", []);
    expect(dots("Map of the United Kingdom")).toEqual(["Cheshunt: 0 clinics"]);
  });

  test("counts what its search will find", async () => {
    await show("/regions/czech-republic/prague", CLINICS);
    expect(screen.getByText("2 clinics listed here")).toBeVisible();
  });

  test.for(["prague", "prague/", "PRAGUE"])("is found at %s", async (slug) => {
    await show(`/regions/czech-republic/${slug}`, CLINICS);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("IVF clinics in Prague");
  });

  test.for(["waiting", "failing"])("is of use while the directory is %s", async (state) => {
    vi.spyOn(globalThis, "fetch").mockImplementation(() =>
      state === "failing"
        ? Promise.resolve(Response.json({ message: "broken" }, { status: 500 }))
        : new Promise(() => {}),
    );
    await show("/regions/poland/warsaw");
    if (state === "failing") await untilLogged(/BackendError: broken/);
    expect(screen.getByRole("link", { name: "INVICTA" })).toHaveAttribute("href", "/clinic/invicta");
    expect(screen.getByRole("link", { name: /^Browse All/ })).toBeVisible();
    expect(screen.getByText("45 min, €25–35")).toBeVisible();
    // The sample banner's reserved place is invisible.
    for (const unseen of document.querySelectorAll(".invisible")) unseen.remove();
    expect(document.body).not.toHaveTextContent(/sample|NaN|undefined/);
  });
});

const costOfLiving = () =>
  within(screen.getByRole("heading", { name: "Cost of Living" }).closest("section")!);

describe("A country page", () => {
  test("has its cities with counts, and the three cards", async () => {
    await show("/countries/czech-republic", CLINICS);
    const cities = within(screen.getByRole("region", { name: "Choose Your City" }));
    expect(cities.getByRole("link", { name: /^Prague.*2 clinics$/ })).toBeVisible();
    expect(cities.getByRole("link", { name: /^Brno.*0 clinics$/ })).toBeVisible();
    expect(cities.getByRole("link", { name: /^Other Cities.*1 clinic$/ })).toBeVisible();
    for (const name of ["General Information", "Tourism", "Cost of Living"]) {
      expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
    }
  });

  test("shows the range of samples as what it is", async () => {
    await show("/countries/czech-republic", CLINICS);
    expect(screen.getByText("€2,500 to €2,900").closest(".font-semibold")).toBeNull();
    expect(costOfLiving().getByText("sample")).toBeVisible();
  });

  test("says that the range of samples leaves published prices out", async () => {
    const published = exampleClinic({ id: "p", countries: ["Czechia"], priceEuros: 9900 });
    await show("/countries/czech-republic", [...CLINICS, { ...published, notes: { price: priceNote() } }]);
    expect(screen.getByText("€2,500 to €2,900")).toBeVisible();
    expect(screen.getByText("1 clinic publishes its price, which this range leaves out.")).toBeVisible();
  });

  test("leaves prices out that are not known, and says nothing of fewer than two samples", async () => {
    const { unmount } = await show("/countries/czech-republic", priced(2700, null, 0, 2300));
    expect(screen.getByText("€2,300 to €2,700")).toBeVisible();
    unmount();
    const { container } = await show("/countries/czech-republic", priced(2700, null, 0));
    expect(screen.queryByText("One IVF cycle with own eggs")).toBeNull();
    // Room is reserved only while clinics load.
    expect(container.querySelector(".h-19")).toBeNull();
  });

  test.for([
    ["i", "Published prices of 2 clinics that include the same things."],
    ["t", "2 clinics publish their prices on different terms, so we give no range."],
  ])("gives a range of published prices only where they may be compared: %s", async ([includes, words]) => {
    const [first, second] = priced(2700, 3100);
    await show("/countries/czech-republic", [
      { ...first!, notes: { price: priceNote({ includes: "i" }) } },
      { ...second!, notes: { price: priceNote({ includes }) } },
    ]);
    expect(screen.getByText(words!)).toBeVisible();
    const range = "€2,700 to €3,100";
    if (includes === "i") expect(screen.getByText(range).closest(".font-semibold")).not.toBeNull();
    else expect(screen.queryByText(range)).toBeNull();
    expect(screen.queryByText("sample")).toBeNull();
  });

  test.for(FACTS)(
    "of $country.name has its cities, what the law allows with sources, and the cards",
    async ({ country }) => {
      await show(`/countries/${country.slug}`, CLINICS);
      const cities = within(screen.getByRole("region", { name: "Choose Your City" }));
      expect(cities.getAllByRole("link")).toHaveLength(country.cities.length);
      for (const name of ["What the law allows", "General Information", "Tourism", "Cost of Living"])
        expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
      const law = within(screen.getByRole("region", { name: "What the law allows" }));
      expect(law.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^https:/));
    },
  );

  test("of the United Kingdom says where its currency, its time and its emergency numbers are from", async () => {
    await show("/countries/united-kingdom", []);
    for (const [name, value] of [
      ["Currency", /Pound sterling/],
      ["Time", /An hour behind/],
      ["Emergencies", /999 or 112/],
    ] as const) {
      const line = screen.getByText(name).nextElementSibling as HTMLElement;
      expect(line).toHaveTextContent(value);
      expect(within(line).getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^https:/));
    }
    expect(screen.queryByText(/Eurostat/)).toBeNull();
  });

  test.for(FACTS)("of $country.name states nothing about the law without a source", ({ facts: { law } }) => {
    expect(law.length).toBeGreaterThanOrEqual(3);
    for (const { sources = [] } of law) {
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.every(({ url }) => url.startsWith("https://"))).toBe(true);
    }
  });
});

test("Brno's page says how many people live there", async () => {
  await show("/regions/czech-republic/brno", CLINICS);
  expect(screen.getByText(/403,000 inhabitants/)).toBeVisible();
});
