import { HEALTH_INSURANCE_CARD, PRICE_LEVELS } from "../europeanUnion.ts";
import type { CountryFacts } from "../region.ts";
import { cities } from "./cities.ts";
import * as source from "./sources.ts";

const facts: CountryFacts = {
  introduction:
    "Where the clinics are, who the law lets them treat, and what to know before your first trip.",
  bounds: { west: 12.24, south: 48.56, east: 18.85, north: 51.12 },
  general: [
    ["Capital", "Prague"],
    ["Language", "Czech"],
    ["Currency", "Czech koruna (CZK), not the euro"],
    ["European Union", "Member since 2004, and in the Schengen area since 2007"],
    ["Time", "Central European Time, as in Berlin and Paris"],
    ["Emergencies", "112, free of charge from any phone"],
  ],
  healthCover: HEALTH_INSURANCE_CARD,
  tourism: [
    {
      text: "You often have a free day between two appointments. The historic centres of Prague and Český Krumlov, Villa Tugendhat in Brno and the spa town of Karlovy Vary are World Heritage sites.",
      sources: [source.HERITAGE],
    },
    {
      text: "Ask your doctor before you use hot springs or a sauna or do sport: some of it may not suit your treatment.",
    },
  ],
  costOfLiving: [
    {
      text: "You pay for everyday things in koruna. If a card terminal offers to charge you in your own currency, choose koruna, so that your bank sets the rate and not the shop.",
    },
    PRICE_LEVELS,
  ],
  law: [
    {
      text: "Clinics may treat a woman and a man, married or not, who ask for treatment together in writing; the request must not be older than six months. Single women and female couples cannot be treated.",
      sources: [source.ACT, source.CLINIC_ON_THE_LAW],
    },
    {
      text: "The law sets the limit for the woman at 49 years. The clinic Pronatal takes this as 48 years and 364 days at most on the day of the transfer.",
      sources: [source.ACT, source.CLINIC_ON_THE_LAW],
    },
    {
      text: "Egg, sperm and embryo donation is anonymous: the donor, the couple and the child do not learn who the others are. Egg donors are 18 to 35 years old, sperm donors 18 to 40.",
      sources: [source.ACT, source.COUNCIL_OF_EUROPE],
    },
    {
      text: "You decide in writing what happens to embryos you don’t use: storage, donation to another couple, research or destruction. After ten years the clinic may ask you twice and, if you don’t answer, destroy them.",
      sources: [source.ACT],
    },
    {
      text: "You cannot choose your child’s sex, except to avoid a serious disease that depends on it.",
      sources: [source.ACT],
    },
  ],
  cities,
};

export default facts;
