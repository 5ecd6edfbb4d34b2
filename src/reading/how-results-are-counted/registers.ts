import type { Source } from "@/ui/Sources.tsx";
import {
  DUTCH_PATIENTS,
  DUTCH_RESULTS,
  FRENCH_MEASURES,
  FRENCH_REPORT,
  HFEA_CONSULTATION,
  HFEA_RATES,
  SPANISH_LAW,
  SPANISH_REGISTER,
  SWEDISH_CLINIC,
  SWEDISH_REGISTER,
} from "./sources.ts";

interface Register {
  country: string;
  body: string;
  lookUp: Source;
  counts: string;
  goodToKnow: string;
  doubt?: string;
  sources: Source[];
}

export const REGISTERS: Register[] = [
  {
    country: "United Kingdom",
    body: "The regulator HFEA, by law. It checks the figures and publishes them for licensed clinics, but not where a figure rests on very few treatments.",
    lookUp: { name: "Choose a Fertility Clinic", url: "https://www.hfea.gov.uk/choose-a-clinic/" },
    counts: "Births per embryo transferred, and births per egg collection within two years, by age.",
    goodToKnow:
      "In December 2025 it said that the figures hadn't been updated for some time. It shows whether a clinic is above, below or consistent with the average, and advises against league tables.",
    sources: [HFEA_CONSULTATION, HFEA_RATES],
  },
  {
    country: "Spain",
    body: "The fertility society's register (Registro SEF), with the Ministry of Health. The law asks for yearly results of each centre.",
    lookUp: { name: "Registro SEF (in Spanish)", url: "https://www.registrosef.com/" },
    counts: "Results by treatment and age, for each centre, since the figures of 2008.",
    goodToKnow: "In 2019, 311 centres took part.",
    sources: [SPANISH_REGISTER, SPANISH_LAW],
  },
  {
    country: "France",
    body: "The state's Agence de la biomédecine, since 2013, with the centres' names.",
    lookUp: { name: "Agence de la biomédecine (in French)", url: "https://www.agence-biomedecine.fr/" },
    counts:
      "Deliveries per egg collection (from fresh, and from fresh and frozen embryos) and per thaw, adjusted for the patients. Own eggs and sperm only, and only centres with 50 collections or more.",
    goodToKnow:
      "The agency says that its charts compare a centre with the country's average, not centres with each other.",
    doubt: "We could read about its reports on single centres for 2013 and 2014, but not about newer ones.",
    sources: [FRENCH_REPORT, FRENCH_MEASURES],
  },
  {
    country: "Netherlands",
    body: "The gynaecologists' society NVOG, for every centre since 1996.",
    lookUp: { name: "De Gynaecoloog (in Dutch)", url: "https://www.degynaecoloog.nl/" },
    counts:
      "Ongoing pregnancies per started cycle. Those from frozen embryos count with the cycle that the embryos came from.",
    goodToKnow:
      "From 1996 to 2005, centres ranged from 15.0 to 26.4%. The patients' association warns against choosing by the highest: centres treat different patients.",
    sources: [DUTCH_RESULTS, DUTCH_PATIENTS],
  },
  {
    country: "Sweden",
    body: "The register Q-IVF, run jointly by nearly all clinics. Its figures come about two years later.",
    lookUp: { name: "Q-IVF (in Swedish)", url: "https://www.medscinet.com/qivf/" },
    counts:
      "Births per transfer and per started cycle, by age, and what each clinic should expect from its patients.",
    goodToKnow: "A few small clinics don't report.",
    doubt: "We could read about the register, but not its reports.",
    sources: [SWEDISH_REGISTER, SWEDISH_CLINIC],
  },
];
