import { useEffect, useState } from "react";
import { useBrowserValue } from "./useBrowserValue.ts";

const MS_PER_CHARACTER = 25;
const LONGEST_MS = 2000;

/** Screen readers and people who asked for less motion get it whole. Key it by the text. */
export function TypewriterText({ text }: { text: string }) {
  const [typed, setTyped] = useState(0);
  const prefersReducedMotion = useBrowserValue(
    () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    false,
  );

  useEffect(() => {
    // When it is all visible already, typing would only keep the page busy.
    if (prefersReducedMotion) return undefined;
    const started = performance.now();
    const msPerCharacter = Math.min(MS_PER_CHARACTER, LONGEST_MS / text.length);
    const timer = setInterval(() => {
      const due = Math.floor((performance.now() - started) / msPerCharacter);
      setTyped(Math.min(due, text.length));
      if (due >= text.length) clearInterval(timer);
    }, MS_PER_CHARACTER);
    return () => clearInterval(timer);
  }, [text, prefersReducedMotion]);

  return (
    <p>
      <span className="sr-only">{text}</span>
      {prefersReducedMotion || typed === text.length ? (
        <span key="typed" aria-hidden>
          {text}
        </span>
      ) : (
        <span aria-hidden translate="no">
          <span>{text.slice(0, typed)}</span>
          <span className="untyped">{text.slice(typed)}</span>
        </span>
      )}
    </p>
  );
}
