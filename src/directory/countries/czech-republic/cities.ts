import type { CountryFacts } from "../region.ts";
import { HERITAGE } from "./sources.ts";

export const cities: CountryFacts["cities"] = {
  prague: {
    title: "IVF clinics in Prague",
    listTitle: "All clinics in Prague",
    introduction: "The capital of Czechia, on the Vltava, with the country’s main airport.",
    note: "The capital, with the country’s main airport.",
    places: [{ name: "Prague", search: "prague", east: 14.42, north: 50.09 }],
    gettingThere: [
      {
        text: "Václav Havel Airport is on the western edge of the city; buses connect it with the metro. Direct trains run to Dresden, Berlin, Vienna, Bratislava and Budapest.",
      },
      {
        text: "Metro, trams and buses share one ticket. The historic centre is a World Heritage site and easy to explore on foot.",
        sources: [HERITAGE],
      },
    ],
    featured: {
      title: "Featured Clinic",
      clinics: [{ id: "prague-fertility", name: "Prague Fertility Centre" }],
    },
    links: [
      { label: "Browse All", about: "clinics in Prague", to: "/?search=prague" },
      { label: "All Clinics", to: "/" },
    ],
  },
  brno: {
    title: "IVF clinics in Brno",
    listTitle: "All clinics in Brno",
    introduction: "The second city of Czechia, with 403,000 inhabitants, between Prague and Vienna.",
    note: "The second city, between Prague and Vienna.",
    places: [{ name: "Brno", search: "brno", east: 16.61, north: 49.2, nameSide: "left" }],
    gettingThere: [
      {
        text: "Few airlines serve Brno’s own airport. Many travellers fly to Vienna or Prague and go on by train or coach; there are direct trains from both cities.",
      },
      {
        text: "The centre is small, and trams cover all of it. Villa Tugendhat is a World Heritage site; book your visit well ahead.",
        sources: [HERITAGE],
      },
    ],
    featured: { title: "Featured Clinic", clinics: [{ id: "reprofit", name: "Reprofit" }] },
    links: [{ label: "Browse All", about: "clinics in Brno", to: "/?search=brno" }],
  },
  "other-czech": {
    title: "IVF clinics in other Czech cities",
    listTitle: "All clinics, city by city",
    introduction:
      "Clinics outside Prague and Brno: in the spa west, the northern hills and the east of Moravia.",
    note: "The spa west, the northern hills and the east of Moravia.",
    places: [
      {
        name: "Ostrava",
        search: "ostrava",
        east: 18.29,
        north: 49.83,
        nameSide: "left",
        note: "The third largest city, close to Poland and Slovakia. Airport Ostrava (OSR).",
      },
      {
        name: "Zlín",
        search: "zlin",
        east: 17.67,
        north: 49.22,
        nameSide: "left",
        note: "The garden city of the Baťa shoe works in the east of Moravia.",
      },
      {
        name: "Karlovy Vary",
        search: "karlovy vary",
        east: 12.87,
        north: 50.23,
        nameSide: "below",
        note: "A spa town in the west and a UNESCO World Heritage site.",
      },
      {
        name: "Liberec",
        search: "liberec",
        east: 15.06,
        north: 50.77,
        nameSide: "left",
        note: "At the foot of Mount Ještěd in the north, close to Germany and Poland.",
      },
    ],
    featured: {
      title: "Notable Clinics",
      clinics: [
        { id: "ivf-zlin", name: "IVF Zlín" },
        { id: "ferticare", name: "FertiCare" },
        { id: "gennet", name: "GENNET" },
      ],
    },
    links: [{ label: "Browse All Czech Clinics", to: "/?search=czech+republic" }],
  },
};
