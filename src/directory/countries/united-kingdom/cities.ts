import type { CountryFacts } from "../region.ts";
import * as source from "./sources.ts";

export const cities: CountryFacts["cities"] = {
  london: {
    title: "IVF clinics in London",
    listTitle: "All clinics in London",
    introduction: "The capital of the United Kingdom, on the Thames.",
    note: "The capital, on the Thames.",
    places: [{ name: "London", search: "london", east: -0.13, north: 51.51, nameSide: "left" }],
    gettingThere: [
      {
        text: "You can come by train: Eurostar runs from Paris, Lille, Brussels and Amsterdam to St Pancras station.",
        sources: [source.TRAINS_FROM_EUROPE],
      },
      {
        text: "From Heathrow Airport (LHR), the Underground’s Piccadilly line and the Elizabeth line go into the city. Gatwick (LGW) and Stansted (STN) are much farther out, with trains of their own: check where your flight lands.",
        sources: [source.HEATHROW, source.AIRPORTS],
      },
      {
        text: "On the Underground and on buses you need no ticket. Touch in with a contactless bank card, and what you pay in a day is capped.",
        sources: [source.PAYING_FOR_THE_TUBE],
      },
    ],
    links: [
      { label: "Browse All", about: "clinics in London", to: "/?search=london" },
      { label: "All Clinics", to: "/" },
    ],
  },
  cambridge: {
    title: "IVF clinics in Cambridge",
    listTitle: "All clinics in Cambridge",
    introduction: "The university city in the east of England, and the village of Bourn nearby.",
    note: "The university city in the east of England.",
    places: [{ name: "Cambridge", search: "cambridge", east: 0.12, north: 52.2, nameSide: "left" }],
    gettingThere: [
      {
        text: "Trains run to Cambridge from London Liverpool Street, and from Stansted Airport (STN).",
        sources: [source.TRAINS_TO_CAMBRIDGE, source.STANSTED_TO_CAMBRIDGE],
      },
      {
        text: "Bourn Hall is not in the city but in the village of Bourn, eight miles (13 km) away. Ask the clinic how to get there.",
        sources: [source.BOURN],
      },
    ],
    links: [{ label: "Browse All", about: "clinics in Cambridge", to: "/?search=cambridge" }],
  },
  "other-united-kingdom": {
    title: "IVF clinics in other British cities",
    listTitle: "All clinics in Cheshunt",
    introduction: "Outside London and Cambridge we list a clinic in Cheshunt, a town just north of London.",
    note: "Cheshunt, a town just north of London.",
    places: [{ name: "Cheshunt", search: "cheshunt", east: -0.03, north: 51.7, nameSide: "left" }],
    gettingThere: [
      {
        text: "Cheshunt’s station is 14 miles (23 km) from London Liverpool Street. Trains of Greater Anglia and of the London Overground (Weaver line) stop there.",
        sources: [source.CHESHUNT],
      },
      {
        text: "The trains between London Liverpool Street and Cambridge stop in Cheshunt too.",
        sources: [source.TRAINS_TO_CAMBRIDGE],
      },
    ],
    links: [{ label: "Browse All British Clinics", to: "/?search=united+kingdom" }],
  },
};
