import { whenIdle } from "./whenIdle.ts";

/** In styles.css, phones don't lay out these parts of a built page before somebody comes near them. */
const LATER = ".clinic-cards > :nth-child(n + 3), .later";

/** One part whenever nothing else is to do, so that no press waits for all of them. */
export function layOutLaterParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(LATER)];
  const next = () => {
    const part = parts.shift();
    if (!part) {
      document.documentElement.dataset.laidOut = "";
      return;
    }
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
}
