interface NewLooks {
  texts: HTMLElement[];
  links: HTMLElement[];
}

/**
 * Returns one element per new look, since axe spends most of its time on these, and most of them look alike.
 * @param known looks that were examined, to which the new ones are added
 * @param circumstances which styles apply beyond what the markup and the colour scheme say
 */
export type TakeNewLooks = (document: Document, known: Set<string>, circumstances: string) => NewLooks;

const UNSEEN = "unseen";

export const TAKE_NEW_LOOKS = `(() => {
  const UNSEEN = "${UNSEEN}";
  ${[takeNewLooks, holdsText, groundOf, paintOf, isOverTheOneBefore, pileAt, markupAround, lookOfLine, lookOfLink].join("\n")}
  return takeNewLooks;
})()`;

function takeNewLooks(document: Document, known: Set<string>, circumstances: string): NewLooks {
  const grounds = new Map<Element, string | null>();
  const isNew = (look: string) => !known.has(look) && known.add(look) !== undefined;
  // They can't be found at a point.
  const veils = [...document.querySelectorAll("[class*=pointer-events-none]")];

  const isNewText = (element: Element): boolean => {
    const plain = groundOf(element, grounds);
    if (plain === UNSEEN) return false;
    const ground =
      plain ??
      pileAt(element, veils) ??
      `${circumstances} ${matchMedia("(prefers-color-scheme: dark)").matches} ${markupAround(element)}`;
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
  const style = getComputedStyle(element);
  const { position, transform, marginTop, clipPath } = style;
  if (clipPath === "inset(50%)") return UNSEEN;
  const { paint, hidesTheRest } = paintOf(style);
  const isLaidOver = position !== "static" && position !== "relative";
  const isDrawnUp = Number.parseFloat(marginTop) < 0 && isOverTheOneBefore(element);
  const mayOverlap = isLaidOver || transform !== "none" || isDrawnUp;
  let behind: string | null = "";
  if (!hidesTheRest) behind = mayOverlap ? null : groundOf(element.parentElement, grounds);
  const ground = behind === null ? null : `${paint} ${behind}`;
  grounds.set(element, ground);
  return ground;
}

function paintOf({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration) {
  const hidesTheRest = /^(rgb|#)[^a/]*$/.test(backgroundColor) && opacity === "1";
  return { paint: `${backgroundColor} ${backgroundImage} ${opacity}`, hidesTheRest };
}

function isOverTheOneBefore(element: Element): boolean {
  const before = element.previousElementSibling ?? element.parentElement?.previousElementSibling;
  const bottom = before?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY;
  return bottom > element.getBoundingClientRect().top;
}

function pileAt(element: Element, veils: Element[]): string | null {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const { ownerDocument } = element;
  const { clientWidth, clientHeight } = ownerDocument.documentElement;
  if (width === 0 || left < 0 || top < 0 || right > clientWidth || bottom > clientHeight) return null;
  const piles = new Set<string>();
  for (const across of [0.02, 0.5, 0.98]) {
    const pile = ownerDocument.elementsFromPoint(left + width * across, top + height / 2);
    if (!pile.includes(element)) return null;
    piles.add(pile.map((each) => paintOf(getComputedStyle(each)).paint).join(" on "));
  }
  const isOver = (veil: Element) => {
    const box = veil.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  const veiledBy = veils.filter(isOver).map((veil) => paintOf(getComputedStyle(veil)).paint);
  return ["pile", ...piles, ...veiledBy].join(" ");
}

function markupAround(element: Element): string {
  let around = element.parentElement ?? element;
  while (getComputedStyle(around).position === "absolute" && around.parentElement)
    around = around.parentElement;
  const section =
    around.closest("section, article, li, header, footer, form, [role], main") ?? element.ownerDocument.body;
  return `${element.ownerDocument.documentElement.clientWidth} ${section.outerHTML}`;
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
