import { wordsOf } from "./forgiving.ts";
import { TREATMENTS, type Treatment } from "./listFilters.ts";

/** Shorter beginnings could mean anything. */
const SHORTEST = 3;
const MOST = 2;

/** What patients call them, in English, German, Czech and Polish. IVF itself is what nearly every clinic does. */
const TERMS: Partial<Record<Treatment, string>> = {
  icsi: "ICSI Mikroinjektion mikroinjekce mikroiniekcja",
  "egg-donation": `egg donation donor eggs Eizellspende Eizellenspende Spendereizellen darování vajíček darovaná
    vajíčka dárcovství dárkyně dawstwo komórek jajowych komórki jajeczek dawczyni`,
  "embryo-donation": `embryo donation adoption Embryonenspende Embryospende darování embryí dárcovství adopcja
    zarodka dawstwo zarodków`,
  "donor-sperm": `donor sperm bank donation Samenspende Spendersamen dárce spermií dárcovství darování nasienie dawcy
    dawca nasienia dawstwo`,
  "frozen-transfer":
    "frozen embryo transfer FET Kryotransfer Kryozyklus kryoembryotransfer KET mrożonych zarodków",
  "egg-freezing":
    "egg freezing social freezing Eizellen einfrieren zmrazení vajíček mrożenie komórek jajowych",
  pgt: "PGT PGD genetic testing Präimplantationsdiagnostik genetické testování diagnostyka preimplantacyjna",
};

/** Words that say nothing about where, in the same languages. */
const LITTLE_WORDS = new Set(
  wordsOf("in near at the and with for für mit bei im und nach v ve na pro s a u w we i z do dla"),
);

export function treatmentsFor(term: string): Treatment[] {
  return splitSearch(term).treatments;
}

export function splitSearch(term: string): { treatments: Treatment[]; rest: string } {
  const all = wordsOf(term);
  const typed = all.filter((word) => word.length >= SHORTEST);
  const fits = TREATMENTS.map((treatment) => {
    const words = wordsOf(TERMS[treatment] ?? "");
    const said = typed.filter((one) => words.some((word) => word.startsWith(one)));
    return { treatment, said, fit: said.length };
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  if (best === 0) return { treatments: [], rest: term };
  const fitting = fits.filter(({ fit }) => fit === best).slice(0, MOST);
  const said = new Set(fitting.flatMap((one) => one.said));
  return {
    treatments: fitting.map(({ treatment }) => treatment),
    rest: all.filter((word) => !said.has(word) && !LITTLE_WORDS.has(word)).join(" "),
  };
}
