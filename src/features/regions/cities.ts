import type { CityRegion } from "./region.ts";
import { CZECH_REPUBLIC, POLAND } from "./regionLinks.ts";
import { CZECH_HERITAGE, POLISH_HERITAGE } from "./sources.ts";

export const CITY_REGIONS: CityRegion[] = [
  {
    country: CZECH_REPUBLIC,
    slug: "prague",
    name: "Prague",
    introduction: "The capital of the Czech Republic, on the Vltava, with the country’s main airport.",
    isOneCity: true,
    about: [
      {
        text: "Václav Havel Airport lies at the western edge of the city; buses connect it with the metro. Direct trains run to Dresden, Berlin, Vienna, Bratislava and Budapest.",
      },
      {
        text: "Metro, trams and buses share one ticket. The historic centre is a World Heritage site and can be walked.",
        sources: [CZECH_HERITAGE],
      },
    ],
    clinicsTitle: "Featured Clinic",
    isChosen: true,
    clinics: [{ id: "prague-fertility", name: "Prague Fertility Centre" }],
    links: [
      { label: "Browse All", about: "clinics in Prague", to: "/?search=prague" },
      { label: "All Clinics", to: "/" },
    ],
  },
  {
    country: CZECH_REPUBLIC,
    slug: "brno",
    name: "Brno",
    introduction:
      "The second city of the Czech Republic, with 403,000 inhabitants, between Prague and Vienna.",
    isOneCity: true,
    about: [
      {
        text: "Few airlines serve Brno’s own airport. Many travellers fly to Vienna or Prague and go on by train or coach; there are direct trains from both cities.",
      },
      {
        text: "The centre is small, and trams run through all of it. Villa Tugendhat is a World Heritage site; book a visit well ahead.",
        sources: [CZECH_HERITAGE],
      },
    ],
    clinicsTitle: "Featured Clinic",
    isChosen: true,
    clinics: [{ id: "reprofit", name: "Reprofit" }],
    links: [{ label: "Browse All", about: "clinics in Brno", to: "/?search=brno" }],
  },
  {
    country: CZECH_REPUBLIC,
    slug: "other-czech",
    name: "other Czech cities",
    introduction:
      "Clinics outside Prague and Brno: in the spa west, the northern hills and the east of Moravia.",
    isOneCity: false,
    about: [],
    clinicsTitle: "Notable Clinics",
    isChosen: true,
    clinics: [
      { id: "ivf-zlin", name: "IVF Zlín" },
      { id: "ferticare", name: "FertiCare" },
      { id: "gennet", name: "GENNET" },
    ],
    links: [{ label: "Browse All Czech Clinics", to: "/?search=czech+republic" }],
  },
  {
    country: POLAND,
    slug: "warsaw",
    name: "Warsaw",
    introduction: "The capital of Poland, on the Vistula, with the country’s largest airport.",
    isOneCity: true,
    about: [
      {
        text: "Chopin Airport lies in the city and has a railway station. Cheap flights may land at Modlin instead, which is much farther out: check the code, WMI is not WAW.",
      },
      {
        text: "Metro, trams and buses share one ticket. The Old Town, rebuilt after the war, is a World Heritage site.",
        sources: [POLISH_HERITAGE],
      },
    ],
    clinicsTitle: "Featured Clinic",
    isChosen: true,
    clinics: [{ id: "invicta", name: "INVICTA" }],
    links: [{ label: "Browse All", about: "clinics in Warsaw", to: "/?search=warsaw" }],
  },
  {
    country: POLAND,
    slug: "krakow",
    name: "Kraków",
    introduction: "Kraków, the old royal city on the upper Vistula, in the south of Poland.",
    isOneCity: true,
    about: [
      {
        text: "A train connects the airport with the main station, which stands beside the Old Town. Katowice’s airport (KTW) is an alternative, with coaches to Kraków.",
      },
      {
        text: "The historic centre and, nearby, the salt mine of Wieliczka are World Heritage sites.",
        sources: [POLISH_HERITAGE],
      },
    ],
    clinicsTitle: "Clinics in Kraków",
    clinics: [
      { id: "parens", name: "Parens" },
      { id: "macierzynstwo", name: "Macierzyństwo" },
    ],
    links: [
      { label: "Browse Clinics", about: "in Kraków", to: "/?search=krakow" },
      { label: "Add Clinic", to: "/add-clinic" },
    ],
  },
  {
    country: POLAND,
    slug: "other-poland",
    name: "other Polish cities",
    introduction: "Clinics outside Warsaw and Kraków, from the Baltic coast to Silesia.",
    isOneCity: false,
    about: [],
    clinicsTitle: "",
    clinics: [],
    links: [
      { label: "Browse All Polish Clinics", to: "/?search=poland" },
      { label: "Search Fertility Clinics in Poland", to: "/?search=fertility+poland" },
    ],
  },
];
