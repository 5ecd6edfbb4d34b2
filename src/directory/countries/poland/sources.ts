import type { Source } from "../region.ts";

export const ACT: Source = {
  name: "Act of 25 June 2015 on infertility treatment (in Polish)",
  url: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20150001087",
};
export const CLINIC_ON_THE_LAW: Source = {
  name: "The clinic INVICTA on the law",
  url: "https://www.invictaclinics.com/infertility-treatment/the-act-on-in-vitro/",
};
export const CLINIC_ON_SIX_EGGS: Source = {
  name: "The clinic FertiMedica on the law",
  url: "https://www.fertimedica.pl/en/the-act-the-infertility-treatment/",
};
export const CLINIC_ON_DONATION: Source = {
  name: "The clinics of TFP on donation",
  url: "https://tfp-fertility.com/en-pl/fertility-treatment/gamete-and-embryo-donation",
};
export const HERITAGE: Source = {
  name: "UNESCO: World Heritage in Poland",
  url: "https://whc.unesco.org/en/statesparties/pl",
};
