export interface Reference {
  authors: string;
  title: string;
  published: string;
  url: string;
}

/** The calculator's sources, in the order of the numbers it cites. */
export const REFERENCES: Reference[] = [
  {
    authors: "ACOG.",
    title: "Committee Opinion No. 700: Methods for Estimating the Due Date.",
    published: "Obstet Gynecol 2017;129:e150–e154.",
    url: "https://doi.org/10.1097/AOG.0000000000002046",
  },
  {
    authors: "American Academy of Pediatrics.",
    title: "Age Terminology During the Perinatal Period.",
    published: "Pediatrics 2004;114:1362–1364.",
    url: "https://doi.org/10.1542/peds.2004-1915",
  },
  {
    authors: "Delpachitra P. et al.",
    title:
      "Ultrasound Reference Chart Based on IVF Dates to Estimate Gestational Age at 6–9 Weeks' Gestation.",
    published: "ISRN Obstet Gynecol 2012:938583.",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3409520",
  },
  {
    authors: "Jukic A. M. et al.",
    title: "Length of human pregnancy and contributors to its natural variation.",
    published: "Hum Reprod 2013;28:2848–2855.",
    url: "https://doi.org/10.1093/humrep/det297",
  },
  {
    authors: "",
    title: "Naegele's rule and the length of pregnancy – A review.",
    published: "Aust N Z J Obstet Gynaecol 2021;61:177–182.",
    url: "https://doi.org/10.1111/ajo.13253",
  },
  {
    authors: "Ghi T. et al.",
    title: "ISUOG Practice Guidelines: invasive procedures for prenatal diagnosis.",
    published: "Ultrasound Obstet Gynecol 2016;48:256–268.",
    url: "https://doi.org/10.1002/uog.15945",
  },
  {
    authors: "Donofrio M. T. et al.",
    title: "Diagnosis and Treatment of Fetal Cardiac Disease.",
    published: "Circulation 2014.",
    url: "https://doi.org/10.1161/01.cir.0000437597.44550.5d",
  },
  {
    authors: "Papaioannou G. I. et al.",
    title:
      "Normal Ranges of Embryonic Length, Embryonic Heart Rate, Gestational Sac Diameter and Yolk Sac Diameter at 6–10 Weeks.",
    published: "Fetal Diagn Ther 2010;28:207–219.",
    url: "https://doi.org/10.1159/000319589",
  },
];

export const TEST_REFERENCES: Record<string, Reference> = {
  A: {
    authors: "Balasičová K. et al.",
    title:
      "Pregnancy outcome prediction after embryo transfer based on serum human chorionic gonadotrophin concentrations.",
    published: "Ceska Gynekol 2022;87:4–12.",
    url: "https://doi.org/10.48095/cccg20224",
  },
  B: {
    authors: "",
    title: "Possibility of live birth in patients with low serum β-hCG 14 days after blastocyst transfer.",
    published: "J Ovarian Res 2020;13.",
    url: "https://doi.org/10.1186/s13048-020-00732-6",
  },
  C: {
    authors: "NHS.",
    title: "Doing a pregnancy test.",
    published: "Guidance for patients.",
    url: "https://www.nhs.uk/pregnancy/trying-for-a-baby/doing-a-pregnancy-test/",
  },
};
