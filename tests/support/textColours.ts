/**
 * The elements with texts of their own in colours that were not looked at yet, one for each: what a
 * contrast is like depends on the text's colour, on what lies behind it up to the first ground that
 * hides the rest, and on how large and thick it is. axe takes most of its time for contrasts, and
 * most texts of a page look like others. A text that may lie over something else than what it stands
 * in is never taken for another. Runs in the browser, by itself.
 *
 * @param known colours that were looked at, to which those of the elements are added
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
