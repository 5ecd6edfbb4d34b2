import { Printer } from "lucide-react";
import type { TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { Button } from "@/ui/Button.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { LazySheet } from "../lazyChapters.ts";
import { isLanguage, languageIn, LANGUAGE_CODES, LANGUAGES, type Language } from "./languages.ts";

interface SheetChapterProps {
  language: Language | "";
  entered: TripAnswers | undefined;
  /** Where the doctor is, as clinics' rows call it; empty while unknown. */
  homeCountry: string;
  onChoose: (language: Language | "") => void;
  isAlone: boolean;
  onPrint: () => void;
}

export function SheetChapter({
  language,
  entered,
  homeCountry,
  isAlone,
  onChoose,
  onPrint,
}: SheetChapterProps) {
  const suggested = languageIn(homeCountry);
  return (
    <section
      aria-labelledby="sheet"
      className={`mt-10 xl:col-span-2 print:mt-0 print:break-inside-auto! ${language === "" ? "print:hidden" : ""} ${isAlone ? "" : "print:break-before-page"}`}
    >
      <h2 id="sheet" className="text-2xl print:hidden">
        Sheet for your doctor at home
      </h2>
      <p className="mt-2 max-w-3xl print:hidden">
        Two pages in English and your doctor’s language: what to examine, your dates, lines for your drugs and
        doses, and the words that clinics use. Write your name and doses on paper: we don’t ask for them. No
        doctor has checked our translations yet.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-4 print:hidden">
        <div className="w-60">
          <SelectField
            label="English and"
            value={language}
            onChange={({ target }) => onChoose(isLanguage(target.value) ? target.value : "")}
          >
            <option value="">Choose a language</option>
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGES[code].name}
              </option>
            ))}
          </SelectField>
        </div>
        {language === "" && suggested && (
          <Button tone="outline" onClick={() => onChoose(suggested)}>
            {`English and ${LANGUAGES[suggested].name}, for ${homeCountry}`}
          </Button>
        )}
        {language !== "" && (
          <Button tone="outline" onClick={onPrint}>
            <Printer aria-hidden className="size-4" />
            Print only this sheet
          </Button>
        )}
      </div>
      {language !== "" && (
        <div className="mt-4 print:mt-0">
          <LazySheet language={language} entered={entered} />
        </div>
      )}
    </section>
  );
}
