import type { Source } from "./region.ts";

export const CZECH_ACT: Source = {
  name: "Act No. 373/2011 on specific health services (in Czech)",
  url: "https://www.zakonyprolidi.cz/cs/2011-373",
};
export const CZECH_CLINIC_ON_THE_LAW: Source = {
  name: "The clinic Pronatal on the law (in German)",
  url: "https://pronatal.cz/de/legislative",
};
export const CZECH_COUNCIL_OF_EUROPE: Source = {
  name: "Council of Europe: answers of the Czech Republic",
  url: "https://coe.int/web/human-rights-and-biomedicine/access-to-medically-assisted-procreation-search?Country=174857172",
};
export const POLISH_ACT: Source = {
  name: "Act of 25 June 2015 on infertility treatment (in Polish)",
  url: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20150001087",
};
export const POLISH_CLINIC_ON_THE_LAW: Source = {
  name: "The clinic INVICTA on the law",
  url: "https://www.invictaclinics.com/infertility-treatment/the-act-on-in-vitro/",
};
export const POLISH_CLINIC_ON_SIX_EGGS: Source = {
  name: "The clinic FertiMedica on the law",
  url: "https://www.fertimedica.pl/en/the-act-the-infertility-treatment/",
};
export const POLISH_CLINIC_ON_DONATION: Source = {
  name: "The clinics of TFP on donation",
  url: "https://tfp-fertility.com/en-pl/fertility-treatment/gamete-and-embryo-donation",
};
export const EHIC: Source = {
  name: "Your Europe: health cover for temporary stays",
  url: "https://europa.eu/youreurope/citizens/health/unplanned-healthcare/temporary-stays/index_en.htm",
};
export const PRICE_LEVELS: Source = {
  name: "Eurostat: comparative price levels",
  url: "https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Comparative_price_levels_of_consumer_goods_and_services",
};
export const CZECH_HERITAGE: Source = {
  name: "UNESCO: World Heritage in Czechia",
  url: "https://whc.unesco.org/en/statesparties/cz",
};
export const POLISH_HERITAGE: Source = {
  name: "UNESCO: World Heritage in Poland",
  url: "https://whc.unesco.org/en/statesparties/pl",
};
