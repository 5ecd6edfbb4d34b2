import { whenIdle } from "./whenIdle.ts";

/** In styles.css, phones don't lay out these parts of a built page before somebody comes near them. */
const LATER = ".clinic-cards > li:nth-child(n + 3), .later";

/** Once somebody scrolls, since Safari keeps no place while what stands above it grows. */
export function layOutLaterParts(): void {
  if (window.scrollY > 0) layOutOneByOne();
  else addEventListener("scroll", layOutOneByOne, { once: true, passive: true });
}

/** One part whenever nothing else is to do, so that no press waits for all of them. */
function layOutOneByOne(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(LATER)];
  const next = () => {
    const part = parts.shift();
    if (!part) {
      layOutAll();
      return;
    }
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
}

export function layOutAll(): void {
  document.documentElement.dataset.laidOut = "";
}
