import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { useHydrated } from "@/ui/useHydrated.ts";
import { QUESTIONS, type Question } from "./answers.ts";

export type Step = Question | "result";

const STEPS: readonly Step[] = [...QUESTIONS, "result"];

/** Returns a step's hash, which no server sees. */
export function stepHash(step: Step): string {
  return `#${step}`;
}

export function stepAfter(step: Step, by: number): Step | undefined {
  return STEPS[STEPS.indexOf(step) + by];
}

/** @param firstStep asked once, in the browser, if the address names no step */
export function useStep(firstStep: () => Step): [Step, RefObject<HTMLHeadingElement | null>] {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [start, setStart] = useState(() => (isHydrated ? firstStep() : null));
  // Stays while its question is being answered.
  if (isHydrated && start === null) setStart(firstStep());
  const step = (isHydrated && STEPS.find((one) => `#${one}` === hash)) || (start ?? QUESTIONS[0]);
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
