import type { Language } from "./languages.ts";
import type { SheetDate } from "./sheetDates.ts";
import { SheetTerms } from "./SheetTerms.tsx";
import { PHRASES, STEPS, type SheetTranslation } from "./english.ts";

type Phrase = keyof typeof PHRASES;

interface DoctorSheetProps {
  language: Language;
  translation: SheetTranslation;
  dates: readonly SheetDate[];
}

const LINES_TO_FILL = ["name", "born", "clinic", "send-to"] as const satisfies Phrase[];
const REQUESTS = ["ask-follicles", "ask-lining", "ask-blood", "ask-time"] as const satisfies Phrase[];
const COLUMNS = ["drug", "dose", "from", "until"] as const satisfies Phrase[];
/** A no-break space keeps cells open for handwriting. */
const BLANK = "\u00A0";
const DRUG_LINES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

export function DoctorSheet({ language, translation, dates }: DoctorSheetProps) {
  const { phrases, steps } = translation;
  const both = (phrase: Phrase) => (
    <>
      <span>{`${PHRASES[phrase]} `}</span>
      <span lang={language} translate="no" className="font-normal">
        {`/ ${phrases[phrase]}`}
      </span>
    </>
  );
  return (
    <div className="rounded-2xl wrap-anywhere hyphens-auto border border-line bg-surface p-5 print:border-0 print:p-0 print:text-[9pt] print:leading-snug">
      <h3 className="text-xl print:text-[13pt]">{both("title")}</h3>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
        {LINES_TO_FILL.map((phrase) => (
          <div key={phrase} className="min-h-12 border-b border-edge pt-1">
            <dt className="text-[0.875em] text-quiet">{both(phrase)}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p className="mt-4">{PHRASES.introduction}</p>
      <p lang={language} translate="no">
        {phrases.introduction}
      </p>
      <h4 className="mt-4 font-semibold">{both("examinations")}</h4>
      <ul className="mt-1 grid list-disc gap-1.5 pl-6">
        {REQUESTS.map((phrase) => (
          <li key={phrase}>
            <span>{PHRASES[phrase]}</span>
            <span lang={language} translate="no" className="block">
              {phrases[phrase]}
            </span>
          </li>
        ))}
      </ul>
      {dates.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">{both("dates")}</h4>
          <p className="text-[0.875em] text-quiet">{both("dates-move")}</p>
          <ul className="mt-1">
            {dates.map(({ step, days }) => (
              <li
                key={step}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1 print:py-0"
              >
                <span>
                  <span>{`${STEPS[step]} `}</span>
                  <span lang={language} translate="no">{`/ ${steps[step]}`}</span>
                </span>
                <span className="tabular-nums">{days}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4 id="sheet-drugs" className="mt-4 font-semibold">
        {both("drugs")}
      </h4>
      <table aria-labelledby="sheet-drugs" className="mt-1 w-full table-fixed border-collapse">
        <thead>
          <tr>
            {COLUMNS.map((phrase) => (
              <th
                key={phrase}
                scope="col"
                className="border border-edge p-1 text-left align-top text-[0.875em] wrap-anywhere first:w-2/5"
              >
                {both(phrase)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DRUG_LINES.map((line) => (
            <tr key={line} className="h-9">
              {COLUMNS.map((phrase) => (
                <td key={phrase} className="border border-edge">
                  {BLANK}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SheetTerms language={language} translation={translation} />
    </div>
  );
}
