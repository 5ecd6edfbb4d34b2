import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { FACTS, showRegionPage as show } from "../../../tests/support/regionPage.tsx";

const CITIES = [
  ...["Prague", "Brno", "Ostrava", "Zlín", "Karlovy Vary", "Liberec", "Warsaw", "Kraków", "Sopot"],
  ...["London", "Cambridge", "Cheshunt"],
];
const ONE_IN_EACH_CITY = CITIES.map((city) =>
  exampleClinic({ id: `in-${city}`, name: `In ${city}`, locations: [city] }),
);
const FEATURED = FACTS.flatMap(({ facts }) => Object.values(facts.cities))
  .flatMap(({ featured }) => featured?.clinics ?? [])
  .map((clinic) => exampleClinic(clinic));

test.for<[path: string, title: string, links: [name: RegExp, address: string][]]>([
  [
    ...(["/regions/czech-republic/prague", "IVF clinics in Prague"] as const),
    [
      [/^Prague Fertility Centre$/, "/clinic/prague-fertility"],
      [/^Browse All/, "/?search=prague"],
      [/^All Clinics$/, "/"],
    ],
  ],
  [
    ...(["/regions/czech-republic/brno", "IVF clinics in Brno"] as const),
    [
      [/^Reprofit$/, "/clinic/reprofit"],
      [/^Browse All/, "/?search=brno"],
    ],
  ],
  [
    ...(["/regions/czech-republic/other-czech", "IVF clinics in other Czech cities"] as const),
    [
      [/^IVF Zlín$/, "/clinic/ivf-zlin"],
      [/^FertiCare$/, "/clinic/ferticare"],
      [/^GENNET$/, "/clinic/gennet"],
      [/^Ostrava$/, "/?search=ostrava"],
      [/^Zlín$/, "/?search=zlin"],
      [/^Karlovy Vary$/, "/?search=karlovy%20vary"],
      [/^Liberec$/, "/?search=liberec"],
    ],
  ],
  [
    ...(["/regions/poland/warsaw", "IVF clinics in Warsaw"] as const),
    [
      [/^INVICTA$/, "/clinic/invicta"],
      [/^Browse All/, "/?search=warsaw"],
    ],
  ],
  [
    ...(["/regions/poland/krakow", "IVF clinics in Kraków"] as const),
    [
      [/^Browse Clinics/, "/?search=krakow"],
      [/^Add Clinic$/, "/add-clinic"],
    ],
  ],
  [
    ...(["/regions/poland/other-poland", "IVF clinics in other Polish cities"] as const),
    [
      [/^Browse All/, "/?search=poland"],
      [/^Search Fertility Clinics in Poland$/, "/?search=fertility+poland"],
    ],
  ],
  [
    ...(["/regions/united-kingdom/london", "IVF clinics in London"] as const),
    [
      [/^Browse All/, "/?search=london"],
      [/^All Clinics$/, "/"],
    ],
  ],
  [
    ...(["/regions/united-kingdom/cambridge", "IVF clinics in Cambridge"] as const),
    [[/^Browse All/, "/?search=cambridge"]],
  ],
  [
    ...(["/regions/united-kingdom/other-united-kingdom", "IVF clinics in other British cities"] as const),
    [[/^Browse All/, "/?search=united+kingdom"]],
  ],
])("%s is called %s and has its links", async ([path, title, links]) => {
  await show(path, [...ONE_IN_EACH_CITY, ...FEATURED]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  for (const [name, address] of links)
    expect(screen.getAllByRole("link", { name })[0]).toHaveAttribute("href", address);
});

test("where no clinic is listed yet, no link leads to a search that would find nothing", async () => {
  const { unmount } = await show("/regions/poland/krakow", []);
  expect(screen.queryByRole("link", { name: /^Browse/ })).toBeNull();
  expect(screen.getByRole("link", { name: /^Add Clinic$/ })).toBeVisible();
  unmount();
  await show("/countries/poland", []);
  expect(screen.getByText("0 clinics listed here")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Browse/ })).toBeNull();
});
