import { HEALTH_INSURANCE_CARD, PRICE_LEVELS } from "../europeanUnion.ts";
import type { CountryFacts } from "../region.ts";
import { cities } from "./cities.ts";
import * as source from "./sources.ts";

const facts: CountryFacts = {
  introduction:
    "Where the clinics are, who the law lets them treat, and what to know before your first trip.",
  bounds: { west: 14.07, south: 49.03, east: 24.03, north: 54.85 },
  general: [
    ["Capital", "Warsaw"],
    ["Language", "Polish"],
    ["Currency", "Polish złoty (PLN), not the euro"],
    ["European Union", "Member since 2004, and in the Schengen area since 2007"],
    ["Time", "Central European Time, as in Berlin and Paris"],
    ["Emergencies", "112, free of charge from any phone"],
  ],
  healthCover: HEALTH_INSURANCE_CARD,
  tourism: [
    {
      text: "You often have a free day between two appointments. The historic centres of Kraków and Warsaw and the salt mine of Wieliczka are World Heritage sites; Sopot has a beach on the Baltic Sea.",
      sources: [source.HERITAGE],
    },
    {
      text: "Ask your doctor before you use a sauna, take long walks or do sport: some of it may not suit your treatment.",
    },
  ],
  costOfLiving: [
    {
      text: "You pay for everyday things in złoty. If a card terminal offers to charge you in your own currency, choose złoty, so that your bank sets the rate and not the shop.",
    },
    PRICE_LEVELS,
  ],
  law: [
    {
      text: "Clinics may treat a woman and a man, married or living together. Single women and female couples cannot be treated. Other treatment must have been tried for 12 months before IVF, unless it is unlikely to help.",
      sources: [source.ACT, source.CLINIC_ON_THE_LAW],
    },
    {
      text: "A clinic may fertilise six eggs at most, unless the woman is 35 or older, two attempts have failed, or another illness calls for more.",
      sources: [source.ACT, source.CLINIC_ON_SIX_EGGS],
    },
    {
      text: "Donation is anonymous. At 18 a child may learn the donor’s year and place of birth and health data, but not the donor’s name.",
      sources: [source.ACT, source.CLINIC_ON_DONATION],
    },
    {
      text: "Before treatment with donated cells, if a couple is not married, the man must declare paternity at a registry office. Treatment must follow within 14 months.",
      sources: [source.ACT, source.CLINIC_ON_THE_LAW],
    },
    {
      text: "Embryos that could develop may not be destroyed. When the agreed time is over, after 20 years at most, or when both partners have died, they are donated to another couple.",
      sources: [source.ACT],
    },
    {
      text: "Embryos may be tested only for medical reasons and after genetic counselling. You cannot choose your child’s sex, except to avoid a severe incurable disease.",
      sources: [source.ACT],
    },
  ],
  cities,
};

export default facts;
