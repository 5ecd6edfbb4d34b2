/** The body of a page of its own that holds the HTML: nothing in it runs or loads. */
export function parseBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/**
 * Takes the paragraph away from each item of a list that has just one. The visual editor puts one
 * into every item; people who write HTML do not.
 */
export function unwrapItems(root: Element): void {
  for (const item of root.querySelectorAll("li")) {
    const paragraphs = [...item.children].filter(({ tagName }) => tagName === "P");
    const [only] = paragraphs;
    if (only && paragraphs.length === 1 && only.attributes.length === 0) only.replaceWith(...only.childNodes);
  }
}

/** What the visual editor holds, as it is stored: one block a line, and nothing for an empty text. */
export function htmlFromVisual(html: string): string {
  const body = parseBody(html);
  unwrapItems(body);
  const hasContent = (body.textContent ?? "").trim() !== "" || body.querySelector("img, hr") !== null;
  return hasContent ? [...body.children].map(({ outerHTML }) => outerHTML).join("\n") : "";
}
