import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { useHydrated } from "@/ui/useHydrated.ts";
import { QUESTIONS, type Question } from "./answers.ts";

export type Step = Question | "result";

const STEPS: readonly Step[] = [...QUESTIONS, "result"];

/** Returns a step's hash, which no server sees. */
export function stepHash(step: Step): string {
  return step === QUESTIONS[0] ? "" : `#${step}`;
}

export function stepAfter(step: Step, by: number): Step | undefined {
  return STEPS[STEPS.indexOf(step) + by];
}

export function useStep(): [Step, RefObject<HTMLHeadingElement | null>] {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const step = (isHydrated && STEPS.find((one) => `#${one}` === hash)) || QUESTIONS[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ step, isHydrated });
  useEffect(() => {
    const last = before.current;
    before.current = { step, isHydrated };
    // A reload moves no focus.
    if (last.isHydrated && last.step !== step) heading.current?.focus();
  }, [step, isHydrated]);
  return [step, heading];
}
