import type { Questions } from "./questionsToAsk.ts";

interface LocalQuestions extends Questions {
  /** The language's name, in English. */
  name: string;
  greeting: string;
  closing: string;
  treatments: (list: string) => string;
  resultsWithDonorEggs: string;
  /** By the treatments of the price table. */
  names: Record<string, string>;
}

export const LOCAL_QUESTIONS = {
  cs: {
    name: "Czech",
    greeting: "Dobrý den,\nmám zájem o léčbu na Vaší klinice a chci se zeptat:",
    price: "Co zahrnuje cena: léky, anestezii, ICSI, zmrazení embryí, druhý transfer?",
    treatments: (list) => `Kolik u Vás stojí: ${list}?`,
    results: "Jaké máte výsledky u žen mého věku a počítáte těhotenství, nebo porody?",
    resultsWithDonorEggs: "Jaké máte výsledky s darovanými vajíčky a počítáte těhotenství, nebo porody?",
    trips: "Kolikrát je nutné přijet, kdo musí přijet a jak dlouhé jsou jednotlivé pobyty?",
    documents: "Jaké dokumenty a výsledky vyšetření potřebujete a v jakém jazyce?",
    language: "Na koho se mohu obrátit ve svém jazyce, i večer a o víkendu?",
    closing: "Děkuji za odpověď.",
    names: {
      "IVF with Own Eggs": "IVF s vlastními vajíčky",
      "IVF with ICSI": "IVF s metodou ICSI",
      "IVF with Egg Donation": "IVF s darovanými vajíčky",
      "Frozen Embryo Transfer": "transfer zmrazeného embrya",
    },
  },
  pl: {
    name: "Polish",
    greeting: "Dzień dobry,\ninteresuje mnie leczenie w Państwa klinice i chcę zapytać:",
    price: "Co obejmuje cena: leki, znieczulenie, ICSI, mrożenie zarodków, drugi transfer?",
    treatments: (list) => `Ile u Państwa kosztuje: ${list}?`,
    results: "Jakie są Państwa wyniki u kobiet w moim wieku i czy liczą Państwo ciąże, czy porody?",
    resultsWithDonorEggs:
      "Jakie są Państwa wyniki z komórkami jajowymi dawczyni i czy liczą Państwo ciąże, czy porody?",
    trips: "Ile razy trzeba przyjechać, kto musi przyjechać i jak długo trwa każdy pobyt?",
    documents: "Jakich dokumentów i wyników badań Państwo potrzebują i w jakim języku?",
    language: "Z kim mogę się porozumieć w swoim języku, także wieczorami i w weekendy?",
    closing: "Dziękuję za odpowiedź.",
    names: {
      "IVF with Own Eggs": "in vitro z własnymi komórkami jajowymi",
      "IVF with ICSI": "in vitro z ICSI",
      "IVF with Egg Donation": "in vitro z komórkami jajowymi dawczyni",
      "Frozen Embryo Transfer": "transfer mrożonego zarodka",
    },
  },
} satisfies Record<string, LocalQuestions>;

export type LocalLanguage = keyof typeof LOCAL_QUESTIONS;
