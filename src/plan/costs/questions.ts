import type { LineCode } from "./lineRules.ts";

export interface Question {
  en: string;
  cs: string;
  pl: string;
}

export const LANGUAGES = { cs: "Czech", pl: "Polish" } as const;
export type Language = keyof typeof LANGUAGES;

export const QUESTIONS: Record<Exclude<LineCode, "other">, Question> = {
  consultation: {
    en: "Is the first consultation included in the price? If not, what does it cost?",
    cs: "Je první konzultace zahrnuta v ceně? Pokud ne, kolik stojí?",
    pl: "Czy pierwsza konsultacja jest wliczona w cenę? Jeśli nie, ile kosztuje?",
  },
  tests: {
    en: "Which tests are needed before treatment, which of them does the price include, and what do the others cost?",
    cs: "Jaká vyšetření jsou potřeba před léčbou, která z nich jsou zahrnuta v ceně a kolik stojí ostatní?",
    pl: "Jakie badania trzeba wykonać przed leczeniem, które z nich są wliczone w cenę, a ile kosztują pozostałe?",
  },
  cycle: {
    en: "What does one cycle of IVF with own eggs cost, and what does that price include?",
    cs: "Kolik stojí jeden cyklus IVF s vlastními vajíčky a co tato cena zahrnuje?",
    pl: "Ile kosztuje jeden cykl in vitro z własnymi komórkami jajowymi i co obejmuje ta cena?",
  },
  donorEggs: {
    en: "Does the price cover everything for the donor (choice, compensation, medicines and tests), and how many mature eggs?",
    cs: "Zahrnuje cena vše, co se týká dárkyně (výběr, kompenzaci, léky a vyšetření), a kolik zralých vajíček?",
    pl: "Czy cena obejmuje wszystko, co dotyczy dawczyni (dobór, rekompensatę, leki i badania), i ile dojrzałych komórek jajowych?",
  },
  drugs: {
    en: "Are the medicines included in the price? If not, how much do patients usually pay for them?",
    cs: "Jsou léky zahrnuty v ceně? Pokud ne, kolik za ně pacienti obvykle zaplatí?",
    pl: "Czy leki są wliczone w cenę? Jeśli nie, ile pacjenci zwykle za nie płacą?",
  },
  icsi: {
    en: "Is ICSI included in the price? If not, what does it cost?",
    cs: "Je metoda ICSI zahrnuta v ceně? Pokud ne, kolik stojí?",
    pl: "Czy zabieg ICSI jest wliczony w cenę? Jeśli nie, ile kosztuje?",
  },
  blastocyst: {
    en: "Is growing the embryos to day 5 included in the price? If not, what does it cost?",
    cs: "Je prodloužená kultivace embryí do 5. dne zahrnuta v ceně? Pokud ne, kolik stojí?",
    pl: "Czy hodowla zarodków do piątej doby jest wliczona w cenę? Jeśli nie, ile kosztuje?",
  },
  anaesthesia: {
    en: "Is the anaesthesia for the egg collection included in the price? If not, what does it cost?",
    cs: "Je anestezie při odběru vajíček zahrnuta v ceně? Pokud ne, kolik stojí?",
    pl: "Czy znieczulenie do pobrania komórek jajowych jest wliczone w cenę? Jeśli nie, ile kosztuje?",
  },
  freezing: {
    en: "Is freezing embryos included in the price, and for how many? What does each extra straw cost?",
    cs: "Je zmrazení embryí zahrnuto v ceně a pro kolik embryí? Kolik stojí každá další pejeta?",
    pl: "Czy zamrożenie zarodków jest wliczone w cenę i ilu zarodków to dotyczy? Ile kosztuje każda kolejna słomka?",
  },
  storage: {
    en: "For how long is storing the frozen embryos included, and what does each further year cost?",
    cs: "Jak dlouho je uskladnění zmrazených embryí zahrnuto v ceně a kolik stojí každý další rok?",
    pl: "Jak długo przechowywanie zamrożonych zarodków jest wliczone w cenę i ile kosztuje każdy kolejny rok?",
  },
  frozenTransfer: {
    en: "What does the transfer of a frozen embryo cost, and what does that price include?",
    cs: "Kolik stojí transfer zmrazeného embrya a co tato cena zahrnuje?",
    pl: "Ile kosztuje transfer zamrożonego zarodka i co obejmuje ta cena?",
  },
  pgtBiopsy: {
    en: "What does the biopsy of embryos for genetic testing (PGT-A) cost, and for how many embryos?",
    cs: "Kolik stojí biopsie embryí pro genetické vyšetření (PGT-A) a pro kolik embryí tato cena platí?",
    pl: "Ile kosztuje biopsja zarodków do badania genetycznego (PGT-A) i ilu zarodków dotyczy ta cena?",
  },
  pgtEmbryo: {
    en: "What does the genetic test (PGT-A) of each embryo cost?",
    cs: "Kolik stojí genetické vyšetření (PGT-A) jednoho embrya?",
    pl: "Ile kosztuje badanie genetyczne (PGT-A) jednego zarodka?",
  },
  donorSperm: {
    en: "What does a donor’s sperm cost for one cycle, and does it come from your own bank?",
    cs: "Kolik stojí darované spermie na jeden cyklus a pocházejí z Vaší vlastní banky?",
    pl: "Ile kosztuje nasienie dawcy na jeden cykl i czy pochodzi z Państwa banku?",
  },
  notary: {
    en: "Do any documents need to be signed before a notary, and what does that usually cost?",
    cs: "Je nutné některé dokumenty podepsat u notáře a kolik to obvykle stojí?",
    pl: "Czy trzeba podpisać jakieś dokumenty u notariusza i ile to zwykle kosztuje?",
  },
  translation: {
    en: "Which documents are needed in an official translation, and in which language?",
    cs: "Které dokumenty jsou potřeba v úředním překladu a do jakého jazyka?",
    pl: "Które dokumenty muszą być przetłumaczone przez tłumacza przysięgłego i na jaki język?",
  },
  travel: {
    en: "How many trips are needed, and who has to come each time?",
    cs: "Kolikrát je nutné přijet a kdo musí být pokaždé přítomen?",
    pl: "Ile razy trzeba przyjechać i kto musi być obecny za każdym razem?",
  },
  nights: {
    en: "How many nights does each trip take, and can you recommend somewhere to stay nearby?",
    cs: "Na kolik nocí je při každé cestě nutné počítat a můžete doporučit ubytování v okolí?",
    pl: "Ile noclegów trzeba zaplanować podczas każdego pobytu i czy mogą Państwo polecić nocleg w pobliżu?",
  },
};

export const DONOR_CYCLE: Question = {
  en: "What does one cycle of IVF with donor eggs cost, and what does that price include?",
  cs: "Kolik stojí jeden cyklus IVF s darovanými vajíčky a co tato cena zahrnuje?",
  pl: "Ile kosztuje jeden cykl in vitro z komórkami jajowymi od dawczyni i co obejmuje ta cena?",
};

/** For lines that the list calls extra, so nobody need ask whether they are included. */
export const ON_TOP: Partial<Record<LineCode, Question>> = {
  consultation: {
    en: "What does the first consultation cost?",
    cs: "Kolik stojí první konzultace?",
    pl: "Ile kosztuje pierwsza konsultacja?",
  },
  tests: {
    en: "Which tests are needed before treatment, and what do they cost?",
    cs: "Jaká vyšetření jsou potřeba před léčbou a kolik stojí?",
    pl: "Jakie badania trzeba wykonać przed leczeniem i ile one kosztują?",
  },
  donorEggs: {
    en: "Which costs of the donor come on top, how much are they, and how many mature eggs are provided?",
    cs: "Které náklady na dárkyni se platí zvlášť, kolik činí a kolik zralých vajíček je zahrnuto?",
    pl: "Które koszty związane z dawczynią są płatne osobno, ile wynoszą i ile dojrzałych komórek jajowych jest w cenie?",
  },
  drugs: {
    en: "How much do patients usually pay for the medicines?",
    cs: "Kolik pacienti obvykle zaplatí za léky?",
    pl: "Ile pacjenci zwykle płacą za leki?",
  },
  icsi: { en: "What does ICSI cost?", cs: "Kolik stojí metoda ICSI?", pl: "Ile kosztuje zabieg ICSI?" },
  blastocyst: {
    en: "What does growing the embryos to day 5 cost?",
    cs: "Kolik stojí prodloužená kultivace embryí do 5. dne?",
    pl: "Ile kosztuje hodowla zarodków do piątej doby?",
  },
  anaesthesia: {
    en: "What does the anaesthesia for the egg collection cost?",
    cs: "Kolik stojí anestezie při odběru vajíček?",
    pl: "Ile kosztuje znieczulenie do pobrania komórek jajowych?",
  },
  freezing: {
    en: "What does freezing embryos cost, and what does each extra straw cost?",
    cs: "Kolik stojí zmrazení embryí a kolik každá další pejeta?",
    pl: "Ile kosztuje zamrożenie zarodków i ile kosztuje każda kolejna słomka?",
  },
  storage: {
    en: "What does storing frozen embryos for a year cost?",
    cs: "Kolik stojí uskladnění zmrazených embryí na jeden rok?",
    pl: "Ile kosztuje przechowywanie zamrożonych zarodków przez rok?",
  },
};

export const GREETING: Question = {
  en: "Dear team, I am planning a treatment at your clinic and would like to know what it costs in all. Could you please answer these questions and send me your current price list?",
  cs: "Dobrý den, plánuji léčbu na Vaší klinice a zajímá mě její celková cena. Mohli byste mi prosím odpovědět na následující otázky a zaslat aktuální ceník?",
  pl: "Dzień dobry, planuję leczenie w Państwa klinice i chcę poznać jego całkowity koszt. Uprzejmie proszę o odpowiedź na poniższe pytania i przesłanie aktualnego cennika.",
};

export const CLOSING: Question = {
  en: "Thank you in advance, and kind regards",
  cs: "Předem děkuji za odpověď. S pozdravem",
  pl: "Z góry dziękuję za odpowiedź. Z poważaniem",
};
