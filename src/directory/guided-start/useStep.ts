import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { useHydrated } from "@/ui/useHydrated.ts";
import { QUESTIONS, type Question } from "./answers.ts";

/** A question, or what the answers come to. */
export type Step = Question | "result";

const STEPS: readonly Step[] = [...QUESTIONS, "result"];

/** The address of a step: its part after the `#`, which no server is told. */
export function stepHash(step: Step): string {
  return step === QUESTIONS[0] ? "" : `#${step}`;
}

/** The step that comes so many after another one. */
export function stepAfter(step: Step, by: number): Step | undefined {
  return STEPS[STEPS.indexOf(step) + by];
}

/**
 * The step that the address names, so that the browser's Back leads to the question before; and the
 * heading that gets the focus when another step begins.
 */
export function useStep(): [Step, RefObject<HTMLHeadingElement | null>] {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const step = (isHydrated && STEPS.find((one) => `#${one}` === hash)) || QUESTIONS[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ step, isHydrated });
  useEffect(() => {
    const last = before.current;
    before.current = { step, isHydrated };
    // A page that was reloaded is not moved in.
    if (last.isHydrated && last.step !== step) heading.current?.focus();
  }, [step, isHydrated]);
  return [step, heading];
}
