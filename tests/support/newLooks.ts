interface NewLooks {
  texts: HTMLElement[];
  links: HTMLElement[];
}

/**
 * Returns one element per new look: texts by colour, background and size, and links within a text by
 * what sets them apart from it. axe spends most of its time on these, and most of them look alike.
 * Texts that may overlap something else always count as new.
 * @param known looks that were examined, to which the new ones are added
 */
export type TakeNewLooks = (document: Document, known: Set<string>) => NewLooks;

/** For the browser: an expression that is a `TakeNewLooks`. */
export const TAKE_NEW_LOOKS = `(() => {
  ${[takeNewLooks, holdsText, groundOf, isOverTheOneBefore, lookOfLine, lookOfLink].join("\n")}
  return takeNewLooks;
})()`;

function takeNewLooks(document: Document, known: Set<string>): NewLooks {
  const grounds = new Map<Element, string | null>();
  const isNew = (look: string) => !known.has(look) && known.add(look) !== undefined;

  const isNewText = (element: Element): boolean => {
    const ground = groundOf(element, grounds);
    if (ground === null) return true;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return isNew([color, fontSize, fontWeight, textShadow, ground].join(" "));
  };
  return {
    texts: [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) => holdsText(element) && isNewText(element),
    ),
    links: [...document.querySelectorAll<HTMLElement>("body a[href]")].filter((link) =>
      isNew(lookOfLink(link)),
    ),
  };
}

function holdsText(element: Element): boolean {
  if (element.matches("input, textarea, select")) return true;
  return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
}

/** What lies behind an element, up to what hides the rest, or null where it may overlap something. */
function groundOf(element: Element | null, grounds: Map<Element, string | null>): string | null {
  if (!element) return "";
  const found = grounds.get(element);
  if (found !== undefined) return found;
  const { backgroundColor, backgroundImage, opacity, position, transform, marginTop, clipPath } =
    getComputedStyle(element);
  // What only screen readers say has no colours.
  if (clipPath === "inset(50%)") return "unseen";
  const hidesTheRest = /^(rgb|#)[^a/]*$/.test(backgroundColor) && opacity === "1";
  const isLaidOver = position !== "static" && position !== "relative";
  const isDrawnUp = Number.parseFloat(marginTop) < 0 && isOverTheOneBefore(element);
  const mayOverlap = isLaidOver || transform !== "none" || isDrawnUp;
  let behind: string | null = "";
  if (!hidesTheRest) behind = mayOverlap ? null : groundOf(element.parentElement, grounds);
  const ground = behind === null ? null : `${backgroundColor} ${backgroundImage} ${opacity} ${behind}`;
  grounds.set(element, ground);
  return ground;
}

function isOverTheOneBefore(element: Element): boolean {
  const before = element.previousElementSibling ?? element.parentElement?.previousElementSibling;
  const bottom = before?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY;
  return bottom > element.getBoundingClientRect().top;
}

function lookOfLine(element: Element): string {
  const { color, textDecoration, font, borderTop, borderBottom, outline, backgroundImage } =
    getComputedStyle(element);
  return [color, textDecoration, font, borderTop, borderBottom, outline, backgroundImage].join(" ");
}

function lookOfLink(link: Element): string {
  const seen = ["link", lookOfLine(link)];
  for (let around: Element | null = link; around; around = around.parentElement) {
    const { display, backgroundColor } = getComputedStyle(around);
    seen.push(display, backgroundColor);
    if (display !== "inline") return [...seen, lookOfLine(around)].join(" ");
  }
  return seen.join(" ");
}
