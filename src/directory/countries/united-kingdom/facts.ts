import type { CountryFacts } from "../region.ts";
import { cities } from "./cities.ts";
import * as source from "./sources.ts";

const facts: CountryFacts = {
  introduction:
    "Where the clinics are, who the law lets them treat, and what to know before your first trip.",
  bounds: { west: -8.15, south: 50.02, east: 1.75, north: 58.65 },
  general: [
    ["Capital", "London"],
    ["Language", "English"],
    ["Currency", "Pound sterling (GBP), not the euro", source.CENTRAL_BANK],
    ["European Union", "Not a member since 31 January 2020", source.LEAVING_THE_UNION],
    ["Time", "An hour behind Berlin and Paris, summer and winter", source.CLOCKS],
    ["Emergencies", "999 or 112", source.COMMISSION_ON_HEALTH],
  ],
  healthCover: {
    text: "If you fall ill in England, the European Health Insurance Card covers what cannot wait until you are home. It doesn’t pay for treatment you travel for, or for private clinics.",
    sources: [source.NHS_ON_VISITORS, source.COMMISSION_ON_HEALTH],
  },
  tourism: [
    {
      text: "You need a passport: an identity card is not enough. Since 2 April 2025 citizens of the European Union, except the Irish, also need an Electronic Travel Authorisation (ETA). A decision can take three working days.",
      sources: [source.PASSPORT, source.TRAVEL_AUTHORISATION],
    },
    {
      text: "You often have a free day between two appointments. The Tower of London, Westminster, Greenwich and the gardens of Kew are World Heritage sites.",
      sources: [source.HERITAGE],
    },
    {
      text: "Ask your doctor before you use a sauna, take long walks or do sport: some of it may not suit your treatment.",
    },
  ],
  costOfLiving: [
    {
      text: "You pay for everyday things in pounds. If a card terminal offers to charge you in your own currency, choose pounds, so that your bank sets the rate and not the shop.",
      sources: [source.POUNDS],
    },
  ],
  law: [
    {
      text: "Clinics may treat a woman and a man, married or not, two women, or a woman alone. Before they do, they must take account of the welfare of the child.",
      sources: [source.ACT],
    },
    {
      text: "The law sets no age limit for the woman. Clinics set their own; one group treats women up to 50.",
      sources: [source.ACT, source.CLINIC_ON_AGE],
    },
    {
      text: "Donors are not anonymous. At 18 a child may learn who the donor is, if the donor registered on or after 1 April 2005.",
      sources: [source.REGULATOR_ON_DONORS],
    },
    {
      text: "Donors get a fixed compensation: £985 for a cycle of egg donation and £45 for a visit to donate sperm since October 2024. Ten families at most may have children from one donor.",
      sources: [source.PRESS_ON_DONORS, source.LAWYER_ON_DONORS],
    },
    {
      text: "Embryos may be tested for serious conditions that the regulator has licensed, and for abnormalities that may prevent a birth, such as a wrong number of chromosomes (PGT-A). You cannot choose your child’s sex, except to avoid a disease.",
      sources: [source.ACT],
    },
    {
      text: "The regulator HFEA licenses and inspects every clinic. It publishes how many treatments ended in a birth, clinic by clinic, and until when each clinic has its licence: look there, since we haven’t checked the licences.",
      sources: [source.REGULATOR_ON_A_CLINIC],
    },
  ],
  cities,
};

export default facts;
