import { useState } from "react";
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

/** Holds the interpreter's state, in memory only. A change clears results that no longer fit. */
export function useSemenForm(): SemenFormState {
  const [texts, setTexts] = useState<FieldTexts>(EMPTY_FIELDS);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [interpretation, setInterpretation] = useState<Interpretation | null>(null);
  const [findings, setFindings] = useState<string[]>([]);
  const [isAsking, setIsAsking] = useState(false);

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
