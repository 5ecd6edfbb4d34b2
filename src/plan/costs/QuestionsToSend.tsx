import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { copyText } from "@/ui/copyText.ts";
import type { CostPlan } from "./costPlan.ts";
import { writeLetter, type LetterQuestion } from "./letter.ts";
import { lineName } from "./formatCost.ts";
import { CLOSING, GREETING, LANGUAGES, type Language } from "./questions.ts";

interface QuestionsToSendProps {
  asked: LetterQuestion[];
  language: Language | null;
  clinicId: string | null;
  plan: CostPlan;
}

export function QuestionsToSend({ asked, language, clinicId, plan }: QuestionsToSendProps) {
  const columns = language ? "wrap-anywhere sm:grid-cols-2 print:grid-cols-2" : "";
  return (
    <section aria-labelledby="costs-questions" className="break-inside-auto print:text-sm">
      <h2 id="costs-questions" className="text-2xl">
        Questions for the clinic
      </h2>
      <p className="mt-1 max-w-2xl text-quiet print:hidden">
        Send these to the clinic before you book. If you get an answer that others can check, tell us: we look
        it up and publish it with its source.
      </p>
      <CopyButtons asked={asked} language={language} />
      <div className={`mt-4 grid gap-x-8 gap-y-2 ${columns}`}>
        <p>{GREETING.en}</p>
        {language && (
          <p lang={language} translate="no">
            {GREETING[language]}
          </p>
        )}
      </div>
      <ol className="mt-3 list-decimal pl-6">
        {asked.map(({ code, question }) => (
          <li key={code} className="border-t border-line py-2 pl-1 print:py-1">
            <div className={`grid gap-x-8 gap-y-1 ${columns}`}>
              <p>{question.en}</p>
              {language && (
                <p lang={language} translate="no">
                  {question[language]}
                </p>
              )}
            </div>
            {clinicId !== null && (
              <p className="text-sm print:hidden">
                <Link
                  to={`/report-figure?${new URLSearchParams({ clinic: clinicId, figure: `Price: ${lineName(code, plan)}` })}`}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  Got an answer? Report it
                  <span className="sr-only">{` (${lineName(code, plan)})`}</span>
                </Link>
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className={`mt-3 grid gap-x-8 gap-y-2 ${columns}`}>
        <p>{CLOSING.en}</p>
        {language && (
          <p lang={language} translate="no">
            {CLOSING[language]}
          </p>
        )}
      </div>
    </section>
  );
}

function CopyButtons({ asked, language }: Pick<QuestionsToSendProps, "asked" | "language">) {
  const [copied, setCopied] = useState<{ isDone: boolean; text: string } | null>(null);
  const copy = async (chosen: "en" | Language) => {
    const text = writeLetter(asked, chosen);
    setCopied({ isDone: await copyText(text, navigator), text });
  };
  return (
    <div className="print:hidden">
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="outline" onClick={() => void copy("en")}>
          Copy in English
        </Button>
        {language && (
          <Button tone="outline" onClick={() => void copy(language)}>
            {`Copy in ${LANGUAGES[language]}`}
          </Button>
        )}
        <Button tone="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-quiet empty:mt-0">
        {copied?.isDone && <span>Copied. Paste it into your message to the clinic.</span>}
        {copied?.isDone === false && (
          <span>Your browser didn’t let us copy the questions. Here they are:</span>
        )}
      </p>
      {copied?.isDone === false && (
        <textarea
          readOnly
          aria-label="The questions as text"
          rows={8}
          value={copied.text}
          onFocus={(event) => event.target.select()}
          className="mt-1 w-full rounded-lg border border-edge bg-surface p-3 text-sm"
        />
      )}
    </div>
  );
}
