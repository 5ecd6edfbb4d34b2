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
      <div className="rounded-2xl bg-accent-soft p-5 sm:p-6">
        <h2 ref={headingRef} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {summary.headline}
        </h2>
        <p className="mt-2">{summary.text}</p>
      </div>
      {notes.map((note) => (
        <p key={note} role="note" className="mt-4 rounded-lg border border-line bg-surface px-4 py-3">
          {note}
        </p>
      ))}
      <div className="mt-4">
        <ResultRows rows={rows} />
      </div>
    </section>
  );
}
