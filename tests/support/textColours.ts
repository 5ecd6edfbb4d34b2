/**
 * Returns one element per new combination of text colour, background and size, because axe spends
 * most of its time on contrasts and most texts look alike. Texts that may overlap something else
 * always count as new. Serialised and run in the browser.
 * @param known combinations that were examined, to which the new ones are added
 */
export function takeNewTexts(document: Document, known: Set<string>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    if (!hasText && !element.matches("input, textarea, select")) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const seen = [color, fontSize, fontWeight, textShadow];
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const style = getComputedStyle(behind);
      seen.push(style.backgroundColor, style.backgroundImage, style.opacity);
      const hidesTheRest = /^(rgb|#)[^a/]*$/.test(style.backgroundColor) && style.opacity === "1";
      if (hidesTheRest) break;
      const isLaidOver = style.position !== "static" && style.position !== "relative";
      if (isLaidOver || style.transform !== "none" || Number.parseFloat(style.marginTop) < 0) return true;
    }
    const colours = seen.join(" ");
    if (known.has(colours)) return false;
    known.add(colours);
    return true;
  });
}
