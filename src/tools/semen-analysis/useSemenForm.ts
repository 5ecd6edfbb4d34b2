import { useEffect, useState } from "react";
import {
  EMPTY_FIELDS,
  FIELDS,
  problemWith,
  readSample,
  type FieldId,
  type FieldProblems,
  type FieldTexts,
} from "./fields.ts";
import { interpret, type Interpretation } from "./interpretation.ts";

export interface SemenFormState {
  texts: FieldTexts;
  problems: FieldProblems;
  interpretation: Interpretation | null;
  findings: string[];
  isAsking: boolean;
  change: (id: FieldId, text: string) => void;
  check: (id: FieldId) => void;
  firstProblem: () => FieldId | undefined;
  submit: () => boolean;
  clearResults: () => void;
  stopAsking: () => void;
}

type StoredEntry = Pick<SemenFormState, "texts" | "interpretation" | "findings">;

const NOTHING: StoredEntry = { texts: EMPTY_FIELDS, interpretation: null, findings: [] };

/** What was entered, in memory only, for who comes back to the page. */
let kept = NOTHING;

export function forgetEntry(): void {
  kept = NOTHING;
}

/** Holds the interpreter's state, in memory only. A change clears results that no longer fit. */
export function useSemenForm(): SemenFormState {
  const [texts, setTexts] = useState(kept.texts);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [interpretation, setInterpretation] = useState(kept.interpretation);
  const [findings, setFindings] = useState(kept.findings);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    kept = { texts, interpretation, findings };
  });

  const clearResults = () => {
    setInterpretation(null);
    setFindings([]);
  };

  return {
    texts,
    problems,
    interpretation,
    findings,
    isAsking,
    change: (id, text) => {
      setTexts((before) => ({ ...before, [id]: text }));
      setProblems((before) => ({ ...before, [id]: undefined }));
      clearResults();
    },
    check: (id) => {
      const field = FIELDS.find((candidate) => candidate.id === id);
      const problem = field && problemWith(field, texts[id]);
      if (problem) setProblems({ ...problems, [id]: problem });
    },
    firstProblem: () => {
      const reading = readSample(texts);
      return reading.outcome === "sample" ? undefined : FIELDS.find(({ id }) => reading.problems[id])?.id;
    },
    submit: () => {
      clearResults();
      const reading = readSample(texts);
      setProblems(reading.outcome === "sample" ? {} : reading.problems);
      if (reading.outcome === "sample") setInterpretation(interpret(reading.sample));
      if (reading.outcome === "incomplete") {
        setFindings(reading.findings);
        setIsAsking(true);
      }
      return reading.outcome === "sample";
    },
    clearResults,
    stopAsking: () => setIsAsking(false),
  };
}
