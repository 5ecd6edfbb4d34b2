/** Parses in a separate document, where nothing runs or loads. */
export function parseBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** Unwraps the only paragraph of a list item: the visual editor adds one, people who write HTML don't. */
export function unwrapItems(root: Element): void {
  for (const item of root.querySelectorAll("li")) {
    const paragraphs = [...item.children].filter(({ tagName }) => tagName === "P");
    const [only] = paragraphs;
    if (only && paragraphs.length === 1 && only.attributes.length === 0) only.replaceWith(...only.childNodes);
  }
}

export function htmlFromVisual(html: string): string {
  const body = parseBody(html);
  unwrapItems(body);
  const hasContent = (body.textContent ?? "").trim() !== "" || body.querySelector("img, hr") !== null;
  return hasContent ? [...body.children].map(({ outerHTML }) => outerHTML).join("\n") : "";
}
