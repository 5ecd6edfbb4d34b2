import type { Language } from "./languages.ts";
import { DRUG_GROUPS, DRUGS, HORMONES, PHRASES, TERMS, type SheetTranslation } from "./english.ts";

interface SheetTermsProps {
  language: Language;
  translation: SheetTranslation;
}

export function SheetTerms({ language, translation }: SheetTermsProps) {
  const title = (phrase: keyof typeof PHRASES) => (
    <h4 className="mt-5 font-semibold print:mt-3">
      <span>{`${PHRASES[phrase]} `}</span>
      <span lang={language} translate="no" className="font-normal">{`/ ${translation.phrases[phrase]}`}</span>
    </h4>
  );
  return (
    <div className="print:break-before-page">
      {title("drug-names")}
      {DRUG_GROUPS.map((group) => (
        <div key={group} className="mt-2 break-inside-avoid print:mt-1">
          <h5 className="text-[0.875em]">
            <span>{`${DRUGS[group].title} `}</span>
            <span lang={language} translate="no">{`/ ${translation.drugs[group].title}`}</span>
          </h5>
          <Pairs english={DRUGS[group].names} other={translation.drugs[group].names} language={language} />
        </div>
      ))}
      {title("hormones")}
      <Pairs english={HORMONES} other={translation.hormones} language={language} />
      {title("terms")}
      <Pairs english={TERMS} other={translation.terms} language={language} />
    </div>
  );
}

type TermsByKey = Readonly<Record<string, string>>;

function Pairs({ english, other, language }: { english: TermsByKey; other: TermsByKey; language: Language }) {
  return (
    <dl className="mt-1 gap-x-8 lg:columns-2 print:columns-2">
      {Object.entries(english).map(([key, word]) => (
        <div
          key={key}
          className="grid break-inside-avoid grid-cols-2 gap-x-3 border-b border-line py-1 print:py-0"
        >
          <dt className="text-quiet">{word}</dt>
          <dd lang={language} translate="no">
            {other[key]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
