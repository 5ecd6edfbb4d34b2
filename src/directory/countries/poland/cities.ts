import type { CountryFacts } from "../region.ts";
import { HERITAGE } from "./sources.ts";

export const cities: CountryFacts["cities"] = {
  warsaw: {
    title: "IVF clinics in Warsaw",
    listTitle: "All clinics in Warsaw",
    introduction: "The capital of Poland, on the Vistula, with the country’s largest airport.",
    note: "The capital, with the country’s largest airport.",
    places: [{ name: "Warsaw", search: "warsaw", east: 21.01, north: 52.23 }],
    gettingThere: [
      {
        text: "Chopin Airport is in the city and has a railway station. Cheap flights may land at Modlin instead, which is much farther out. Check the code: WMI is not WAW.",
      },
      {
        text: "Metro, trams and buses share one ticket. The Old Town, rebuilt after the war, is a World Heritage site.",
        sources: [HERITAGE],
      },
    ],
    featured: { title: "Featured Clinic", clinics: [{ id: "invicta", name: "INVICTA" }] },
    links: [{ label: "Browse All", about: "clinics in Warsaw", to: "/?search=warsaw" }],
  },
  krakow: {
    title: "IVF clinics in Kraków",
    listTitle: "All clinics in Kraków",
    introduction: "Kraków, the old royal city on the upper Vistula, in the south of Poland.",
    note: "The old royal city in the south.",
    places: [{ name: "Kraków", search: "krakow", east: 19.94, north: 50.06 }],
    gettingThere: [
      {
        text: "A train connects the airport with the main station, which is beside the Old Town. Katowice’s airport (KTW) is an alternative, with coaches to Kraków.",
      },
      {
        text: "The historic centre and, nearby, the salt mine of Wieliczka are World Heritage sites.",
        sources: [HERITAGE],
      },
    ],
    links: [
      { label: "Browse Clinics", about: "in Kraków", to: "/?search=krakow" },
      { label: "Add Clinic", to: "/add-clinic" },
    ],
  },
  "other-poland": {
    title: "IVF clinics in other Polish cities",
    listTitle: "All clinics, city by city",
    introduction: "Clinics outside Warsaw and Kraków, from the Baltic coast to Silesia.",
    note: "From the Baltic coast to Silesia.",
    places: [
      {
        name: "Wrocław",
        search: "wroclaw",
        east: 17.03,
        north: 51.11,
        note: "In the south-west, on the Oder. Airport Wrocław (WRO).",
      },
      {
        name: "Poznań",
        search: "poznan",
        east: 16.93,
        north: 52.41,
        note: "Halfway between Berlin and Warsaw by train. Airport Poznań (POZ).",
      },
      {
        name: "Łódź",
        search: "lodz",
        east: 19.46,
        north: 51.76,
        note: "In the middle of the country. Airport Łódź (LCJ), or Warsaw and a train.",
      },
      {
        name: "Białystok",
        search: "bialystok",
        east: 23.16,
        north: 53.13,
        nameSide: "left",
        note: "In the north-east. By train from Warsaw.",
      },
      {
        name: "Lublin",
        search: "lublin",
        east: 22.57,
        north: 51.25,
        nameSide: "left",
        note: "In the east. Airport Lublin (LUZ).",
      },
      {
        name: "Katowice",
        search: "katowice",
        east: 19.02,
        north: 50.26,
        nameSide: "above",
        note: "In Silesia, near Kraków. Airport Katowice (KTW).",
      },
      {
        name: "Sopot",
        search: "sopot",
        east: 18.56,
        north: 54.44,
        nameSide: "below",
        note: "A seaside resort between Gdańsk and Gdynia. Airport Gdańsk (GDN).",
      },
      {
        name: "Szczecin",
        search: "szczecin",
        east: 14.55,
        north: 53.43,
        note: "At the German border, nearer to Berlin than to Warsaw. Airport Szczecin (SZZ).",
      },
      {
        name: "Kielce",
        search: "kielce",
        east: 20.63,
        north: 50.87,
        note: "Between Warsaw and Kraków, by train from either.",
      },
      {
        name: "Rzgów",
        search: "rzgow",
        east: 19.49,
        north: 51.66,
        note: "A town just south of Łódź. Airport Łódź (LCJ), or Warsaw and a train to Łódź.",
      },
    ],
    links: [
      { label: "Browse All Polish Clinics", to: "/?search=poland" },
      { label: "Search Fertility Clinics in Poland", to: "/?search=fertility+poland" },
    ],
  },
};
