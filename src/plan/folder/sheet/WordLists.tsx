import type { Language } from "./languages.ts";
import { DRUG_GROUPS, DRUGS, HORMONES, PHRASES, TERMS, type SheetWords } from "./words.ts";

interface WordListsProps {
  language: Language;
  words: SheetWords;
}

/** The second page of the sheet: names of drugs, blood values and terms, in both languages. */
export function WordLists({ language, words }: WordListsProps) {
  const title = (phrase: keyof typeof PHRASES) => (
    <h4 className="mt-5 font-semibold print:mt-3">
      {PHRASES[phrase]} <span lang={language} className="font-normal">{`/ ${words.phrases[phrase]}`}</span>
    </h4>
  );
  return (
    <div className="print:break-before-page">
      {title("drug-names")}
      {DRUG_GROUPS.map((group) => (
        <div key={group} className="mt-2 break-inside-avoid print:mt-1">
          <h5 className="text-[0.875em]">
            {DRUGS[group].title} <span lang={language}>{`/ ${words.drugs[group].title}`}</span>
          </h5>
          <Pairs english={DRUGS[group].names} other={words.drugs[group].names} language={language} />
        </div>
      ))}
      {title("hormones")}
      <Pairs english={HORMONES} other={words.hormones} language={language} />
      {title("terms")}
      <Pairs english={TERMS} other={words.terms} language={language} />
    </div>
  );
}

type Words = Readonly<Record<string, string>>;

/** English words, each beside the same in another language. */
function Pairs({ english, other, language }: { english: Words; other: Words; language: Language }) {
  return (
    <dl className="mt-1 gap-x-8 lg:columns-2 print:columns-2">
      {Object.entries(english).map(([key, word]) => (
        <div
          key={key}
          className="grid break-inside-avoid grid-cols-2 gap-x-3 border-b border-line py-1 print:py-0"
        >
          <dt className="text-quiet">{word}</dt>
          <dd lang={language}>{other[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
