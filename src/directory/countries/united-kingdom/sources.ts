import type { Source } from "../region.ts";

export const ACT: Source = {
  name: "Human Fertilisation and Embryology Act 1990",
  url: "https://www.legislation.gov.uk/ukpga/1990/37",
};
export const REGULATOR_ON_DONORS: Source = {
  name: "The regulator HFEA on donors’ identity",
  url: "https://www.hfea.gov.uk/695.html",
};
export const REGULATOR_ON_A_CLINIC: Source = {
  name: "HFEA’s page of one clinic",
  url: "https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/94/",
};
export const CLINIC_ON_AGE: Source = {
  name: "The clinics of abc IVF on age",
  url: "https://www.abcivf.co.uk/frequently-asked-questions",
};
export const PRESS_ON_DONORS: Source = {
  name: "Cardiff News Online on donors’ compensation",
  url: "https://cardiffnewsonline.com/?p=13060",
};
export const LAWYER_ON_DONORS: Source = {
  name: "The law firm NGA on donors",
  url: "https://www.ngalaw.co.uk/?p=1390",
};
export const COMMISSION_ON_HEALTH: Source = {
  name: "European Commission: falling ill in the United Kingdom",
  url: "https://ec.europa.eu/social/main.jsp?catId=1021&intPageId=1756&langId=en",
};
export const NHS_ON_VISITORS: Source = {
  name: "NHS: visitors from the EEA",
  url: "https://www.nhs.uk/using-the-nhs/nhs-services/visiting-or-moving-to-england/visitors-from-the-european-economic-area-eea-or-switzerland/",
};
export const CENTRAL_BANK: Source = {
  name: "European Central Bank: reference rates",
  url: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html",
};
export const POUNDS: Source = {
  name: "About Britain: pounds and pence",
  url: "https://about-britain.com/british-pounds.htm",
};
export const LEAVING_THE_UNION: Source = {
  name: "Lexology: the United Kingdom leaves the European Union",
  url: "https://www.lexology.com/library/detail.aspx?g=227f4f5d-d153-4b68-8448-7fb256f17b54",
};
export const CLOCKS: Source = {
  name: "National Physical Laboratory on summer time (2016)",
  url: "https://web.archive.org/web/20161011093001/http://www.npl.co.uk/reference/faqs/at-what-time-should-clocks-go-forward-or-back-for-summer-time-faq-time",
};
export const PASSPORT: Source = {
  name: "Eurostar: passport rules",
  url: "https://eurostar4agents.com/home-page-boxes/changes-at-passport-control",
};
export const TRAVEL_AUTHORISATION: Source = {
  name: "The law firm Laura Devine on the ETA",
  url: "https://www.lauradevine.com/news/electronic-travel-authorisation-eta-scheme-etas-required-from-2-april-2025-for-european-nationals/",
};
export const HERITAGE: Source = {
  name: "VisitBritain: London’s World Heritage sites",
  url: "https://www.visitbritain.com/gb/en/londons-unesco-world-heritage-sites",
};
export const TRAINS_FROM_EUROPE: Source = {
  name: "Seat61: London by Eurostar",
  url: "https://seat61.com/London-to-Paris-by-train.htm",
};
export const HEATHROW: Source = {
  name: "The UK Report: ways to Heathrow (January 2026)",
  url: "https://theukreport.com/?p=16340",
};
export const AIRPORTS: Source = {
  name: "StudentUniverse: London’s airports",
  url: "https://www.studentuniverse.com/flights/flights-to-london",
};
export const PAYING_FOR_THE_TUBE: Source = {
  name: "Transport for London: the best way to pay",
  url: "https://tfl.gov.uk/fares-and-payments/ways-to-pay/whats-the-best-way-for-me-to-pay",
};
export const TRAINS_TO_CAMBRIDGE: Source = {
  name: "Anonw: trains between London and Cambridge",
  url: "https://anonw.com/tag/stansed-express/",
};
export const STANSTED_TO_CAMBRIDGE: Source = {
  name: "Cambs Times: trains from Stansted (2022)",
  url: "https://www.cambstimes.co.uk/news/traffic/regular-cambridgeshire-to-stansted-trains-resume-8718638",
};
export const BOURN: Source = {
  name: "Wikishire: Bourn",
  url: "https://wikishire.co.uk/wiki/Bourn",
};
export const CHESHUNT: Source = {
  name: "Wikipedia: Cheshunt railway station",
  url: "https://en.wikipedia.org/wiki/Cheshunt_railway_station",
};
