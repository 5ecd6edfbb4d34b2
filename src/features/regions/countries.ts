import type { CountryRegion } from "./region.ts";
import { CZECH_REPUBLIC, POLAND } from "./regionLinks.ts";
import * as source from "./sources.ts";

const SHARED_GENERAL: [string, string][] = [
  ["European Union", "Member since 2004, and in the Schengen area since 2007"],
  ["Time", "Central European Time, as in Berlin and Paris"],
  ["Emergencies", "112, free of charge from any phone"],
];

const CZECH_REGION: CountryRegion = {
  link: CZECH_REPUBLIC,
  search: "czechia",
  title: "IVF in the Czech Republic",
  introduction:
    "Where the clinics are, whom the law lets them treat, and what to know before the first journey.",
  cityNotes: [
    "The capital, with the country’s main airport.",
    "The second city, between Prague and Vienna.",
    "Ostrava, Zlín, Karlovy Vary and Liberec.",
  ],
  general: [
    ["Capital", "Prague"],
    ["Language", "Czech"],
    ["Currency", "Czech koruna (CZK), not the euro"],
    ...SHARED_GENERAL,
  ],
  tourism: [
    {
      text: "Between two appointments there is often a free day. The historic centres of Prague and Český Krumlov, Villa Tugendhat in Brno and the spa town of Karlovy Vary are World Heritage sites.",
      sources: [source.CZECH_HERITAGE],
    },
    {
      text: "Ask your doctor first about hot springs, sauna and sport: not all of it goes with a treatment.",
    },
  ],
  costOfLiving: [
    {
      text: "Everyday life is paid in koruna. When a card terminal offers to charge you in your own currency, choose koruna: then your bank sets the rate, and not the shop.",
    },
    { text: "How prices compare with those at home is published each year.", sources: [source.PRICE_LEVELS] },
  ],
  law: [
    {
      text: "Treatment is for couples of a woman and a man, married or not, who ask for it together and in writing. Women alone and couples of two women cannot be treated.",
      sources: [source.CZECH_ACT, source.CZECH_CLINIC_ON_THE_LAW],
    },
    {
      text: "The woman’s age must not have passed 49 years. The clinic Pronatal takes this as at most 48 years and 364 days on the day of the transfer.",
      sources: [source.CZECH_ACT, source.CZECH_CLINIC_ON_THE_LAW],
    },
    {
      text: "Donation of eggs, sperm and embryos is anonymous on both sides.",
      sources: [source.CZECH_ACT, source.CZECH_COUNCIL_OF_EUROPE],
    },
  ],
};

const POLISH_REGION: CountryRegion = {
  link: POLAND,
  search: "poland",
  title: "IVF in Poland",
  introduction:
    "Where the clinics are, whom the law lets them treat, and what to know before the first journey.",
  cityNotes: [
    "The capital, with the country’s largest airport.",
    "The old royal city in the south.",
    "From the Baltic coast to Silesia.",
  ],
  general: [
    ["Capital", "Warsaw"],
    ["Language", "Polish"],
    ["Currency", "Polish złoty (PLN), not the euro"],
    ...SHARED_GENERAL,
  ],
  tourism: [
    {
      text: "Between two appointments there is often a free day. The historic centres of Kraków and Warsaw and the salt mine of Wieliczka are World Heritage sites; Sopot has a beach on the Baltic Sea.",
      sources: [source.POLISH_HERITAGE],
    },
    { text: "Ask your doctor first about sauna, long walks and sport: not all of it goes with a treatment." },
  ],
  costOfLiving: [
    {
      text: "Everyday life is paid in złoty. When a card terminal offers to charge you in your own currency, choose złoty: then your bank sets the rate, and not the shop.",
    },
    { text: "How prices compare with those at home is published each year.", sources: [source.PRICE_LEVELS] },
  ],
  law: [
    {
      text: "Treatment is for couples of a woman and a man, married or living together. Women alone and couples of two women cannot be treated. As a rule other treatment must have been tried for 12 months before IVF, unless it is unlikely to help.",
      sources: [source.POLISH_ACT, source.POLISH_CLINIC_ON_THE_LAW],
    },
    {
      text: "As a rule at most six eggs are fertilised. The exceptions: a woman of 35 or more, two attempts without success, or another illness that calls for it.",
      sources: [source.POLISH_ACT, source.POLISH_CLINIC_ON_SIX_EGGS],
    },
    {
      text: "Donation is anonymous. A couple that is not married must declare the fatherhood at a registry office before treatment with donated cells.",
      sources: [source.POLISH_ACT, source.POLISH_CLINIC_ON_THE_LAW, source.POLISH_CLINIC_ON_DONATION],
    },
  ],
};

export const COUNTRY_REGIONS = [CZECH_REGION, POLISH_REGION];
