import type { Source } from "@/ui/Sources.tsx";

// All read in November 2026, most in stored copies that may be older than the page is now.

export const TEACHING_EXAMPLE: Source = {
  name: "IVF-Syd, an imagined example (in Danish); the percentages are our arithmetic",
  url: "https://www.ivf-syd.dk/ivf-behandling-statistik/",
};
export const GLOSSARY: Source = {
  name: "ICMART: International Glossary on Infertility and Fertility Care, 2017",
  url: "https://www.icmartivf.org/glossary/a-d/",
};
export const STOPPED_EARLY: Source = {
  name: "Nordic IVF, a clinic's own page (in Swedish)",
  url: "https://nordicivf.se/malmo/resultat-2/",
};
export const GUIDELINE: Source = {
  name: "ESHRE guideline on ovarian stimulation, 2020",
  url: "https://doi.org/10.1093/hropen/hoaa009",
};
export const FIFTY_ONE_WAYS: Source = {
  name: "Wilkinson et al., BMJ Open 2017",
  url: "https://doi.org/10.1136/bmjopen-2016-012218",
};
export const INTERVAL: Source = {
  name: "Wilson, J Am Stat Assoc 1927",
  url: "https://doi.org/10.1080/01621459.1927.10502953",
};

export const HFEA_CONSULTATION: Source = {
  name: "HFEA: consultation on Choose a Fertility Clinic, December 2025",
  url: "https://www.hfea.gov.uk/about-us/publications/research-and-data/overview-of-hfea-public-consultation-on-choose-a-fertility-clinic-2025",
};
export const HFEA_RATES: Source = {
  name: "HFEA: success rates explained (an older page)",
  url: "https://www.hfea.gov.uk/fertility-clinics-success-rates.html",
};
export const SPANISH_REGISTER: Source = {
  name: "The register's coordinator on its history (in Spanish)",
  url: "https://www.victoriainvitro.com/el-registro-nacional-de-actividad-en-reproduccion-humana-asistida-registro-sef/",
};
export const SPANISH_LAW: Source = {
  name: "Ley 14/2006 (in Spanish)",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2006-9292",
};
export const FRENCH_REPORT: Source = {
  name: "A laboratory on the agency's second report (in French)",
  url: "http://www.biolor.fr/L-Agence-de-la-biomedecine-publie",
};
export const FRENCH_MEASURES: Source = {
  name: "e-sante.fr on the first results that were published (in French)",
  url: "https://www.e-sante.fr/resultats-102-centres-procreation-francais-taux-reussite-simple-triple/breve/877",
};
export const DUTCH_RESULTS: Source = {
  name: "Ten years of Dutch results, Ned Tijdschr Geneeskd 2008 (in Dutch)",
  url: "https://www.ntvg.nl/artikelen/tien-jaar-resultaten-van-vitrofertilisatie-nederland-1996-2005",
};
export const DUTCH_PATIENTS: Source = {
  name: "Freya, the patients' association, on the figures of 2018 (in Dutch)",
  url: "https://www.freya.nl/ivf-cijfers-2018/",
};
export const SWEDISH_REGISTER: Source = {
  name: "The register Q-IVF about itself (in Swedish)",
  url: "https://www.medscinet.com/qivf/allmant.aspx",
};
export const SWEDISH_CLINIC: Source = {
  name: "Göteborgs IVF Klinik, a clinic's own page (in Swedish)",
  url: "https://goteborgsivfklinik.se/resultat-2/",
};
export const CZECH_REGISTER: Source = {
  name: "ÚZIS: National Register of Assisted Reproduction",
  url: "https://www.uzis.cz/en/national-register-assisted-reproduction-nrar",
};
export const CZECH_GAPS: Source = {
  name: "Řežábek, Ceska Gynekol 2012",
  url: "https://www.prolekare.cz/en/journals/czech-gynaecology/2012-4-1/in-vitro-fertilization-analysis-of-data-in-czech-national-assisted-reproduction-register-from-years-2007-2011-38910",
};
export const POLISH_ACT: Source = {
  name: "Act of 25 June 2015 on infertility treatment, Articles 37 and 40 (in Polish)",
  url: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20150001087",
};
export const POLISH_PROGRAMME: Source = {
  name: "Zięba Clinic, on the ministry's answer (in Polish)",
  url: "https://ziebaclinic.pl/skutecznosc-in-vitro",
};
