import type { Ref } from "react";
import type { Interpretation } from "./interpretation.ts";
import { ResultRows } from "./ResultRows.tsx";

interface ResultsProps {
  interpretation: Interpretation;
  headingRef: Ref<HTMLHeadingElement>;
}

export function Results({ interpretation, headingRef }: ResultsProps) {
  const { rows, summary, notes } = interpretation;
  return (
    <section aria-label="Your results">
      {notes.length > 0 && (
        <div role="note" className="mb-4 rounded-2xl border border-alarm bg-surface p-5 sm:p-6">
          <h2 ref={headingRef} tabIndex={-1} className="text-lg outline-none">
            Please check these numbers first
          </h2>
          {notes.map((note) => (
            <p key={note} className="mt-1">
              {note}
            </p>
          ))}
        </div>
      )}
      <div className="rounded-2xl bg-accent-soft p-5 sm:p-6">
        <h2
          ref={notes.length > 0 ? undefined : headingRef}
          tabIndex={-1}
          className="text-xl outline-none sm:text-2xl"
        >
          {summary.headline}
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent">
          {summary.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <div className="mt-4">
        <ResultRows rows={rows} />
      </div>
    </section>
  );
}
