import { wordsOf } from "./forgiving.ts";
import { TREATMENTS, type Treatment } from "./listFilters.ts";

/** Shorter beginnings could mean anything. */
const SHORTEST = 3;
const MOST = 2;

/** What patients call them, in English, German, Czech and Polish. IVF itself is what nearly every clinic does. */
const TERMS: Partial<Record<Treatment, string>> = {
  icsi: "ICSI Mikroinjektion mikroinjekce mikroiniekcja",
  "egg-donation": `egg donation donor eggs Eizellspende Eizellenspende darování vajíček darovaná vajíčka
    dawstwo komórek jajowych komórki dawczyni`,
  "embryo-donation": "embryo donation adoption Embryonenspende Embryospende darování embryí adopcja zarodka",
  "donor-sperm": "donor sperm bank Samenspende dárce spermií nasienie dawcy dawca nasienia",
  "frozen-transfer":
    "frozen embryo transfer FET Kryotransfer Kryozyklus kryoembryotransfer KET mrożonych zarodków",
  "egg-freezing":
    "egg freezing social freezing Eizellen einfrieren zmrazení vajíček mrożenie komórek jajowych",
  pgt: "PGT PGD genetic testing Präimplantationsdiagnostik genetické testování diagnostyka preimplantacyjna",
};

/** Returns the treatments that somebody searches for, the ones that most words fit; none for other words. */
export function treatmentsFor(term: string): Treatment[] {
  const typed = wordsOf(term).filter((word) => word.length >= SHORTEST);
  const fits = TREATMENTS.map((treatment) => {
    const words = wordsOf(TERMS[treatment] ?? "");
    const fit = typed.filter((one) => words.some((word) => word.startsWith(one))).length;
    return { treatment, fit };
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  if (best === 0) return [];
  return fits
    .filter(({ fit }) => fit === best)
    .slice(0, MOST)
    .map(({ treatment }) => treatment);
}
