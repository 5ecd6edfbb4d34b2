/** Rules that look at the page as a whole. */
export const PAGE_WIDE = [
  "accesskeys",
  "aria-hidden-body",
  "bypass",
  "document-title",
  "duplicate-id-aria",
  "frame-title-unique",
  "heading-order",
  "html-has-lang",
  "html-lang-valid",
  "html-xml-lang-mismatch",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "meta-viewport",
  "meta-viewport-large",
  "page-has-heading-one",
  "region",
  "skip-link",
];

/** Returns the largest parts examined before in the same surroundings; adds the others to `known`. */
export type FindKnownParts = (document: Document, known: Set<string>) => HTMLElement[];

export type OutlineOf = (document: Document) => string;

export const PARTS = `(() => {
  ${[findKnownParts, keyOfPart, namedFrom, outlineOf, hashOf].join("\n")}
  return { findKnownParts, outlineOf };
})()`;

function findKnownParts(document: Document, known: Set<string>): HTMLElement[] {
  const parts =
    "header, nav, main > *, section, article, form, fieldset, ul, ol, li, dl, table, details, footer, [role]";
  const found: HTMLElement[] = [];
  const added: string[] = [];
  for (const part of document.body.querySelectorAll<HTMLElement>(parts)) {
    if (found.at(-1)?.contains(part)) continue;
    const key = keyOfPart(part);
    if (known.has(key)) found.push(part);
    else added.push(key);
  }
  for (const key of added) known.add(key);
  return found;
}

function keyOfPart(part: Element): string {
  const around: string[] = [];
  for (let each = part.parentElement; each; each = each.parentElement) {
    const kept = ["role", "aria-hidden", "hidden", "inert", "class"].map((name) => each.getAttribute(name));
    around.push([each.tagName, ...kept].join(" "));
  }
  const markup = [part.outerHTML, ...namedFrom(part)].join("\n");
  // React numbers its ids anew on each page.
  return `${part.ownerDocument.documentElement.clientWidth} ${hashOf(around.join("\n"))} ${hashOf(markup.replaceAll(/_r_\w+_/g, "_r_"))}`;
}

function outlineOf(document: Document): string {
  const named = "html, title, meta, iframe, [id], [accesskey], h1, h2, h3, h4, h5, h6, [role], section, form";
  const landmarks = "header, nav, main, aside, footer";
  const outside = `body *:not(:is(${landmarks}, [role]) *, script, style)`;
  const outline = [...document.querySelectorAll(`${named}, ${landmarks}, ${outside}`)].map((element) => {
    const isHeading = /^H\d$/.test(element.tagName);
    return `${(element.cloneNode(isHeading) as Element).outerHTML} ${element.checkVisibility()}`;
  });
  return `${document.documentElement.clientWidth} ${hashOf(outline.join("\n").replaceAll(/_r_\w+_/g, "_r_"))}`;
}

function namedFrom(part: Element): string[] {
  const named = new Set<Element>();
  const naming = "[aria-labelledby], [aria-describedby], [aria-controls], [aria-errormessage], [aria-owns]";
  const inside = (selector: string) => [
    ...(part.matches(selector) ? [part] : []),
    ...part.querySelectorAll(selector),
  ];
  for (const element of inside(naming)) {
    for (const name of ["labelledby", "describedby", "controls", "errormessage", "owns"]) {
      for (const id of element.getAttribute(`aria-${name}`)?.split(/\s+/) ?? []) {
        const target = part.ownerDocument.getElementById(id);
        if (target && !part.contains(target)) named.add(target);
      }
    }
  }
  for (const field of inside("input, select, textarea, button")) {
    for (const label of (field as HTMLInputElement).labels ?? []) if (!part.contains(label)) named.add(label);
  }
  return Array.from(named, (element) => `${element.checkVisibility()} ${element.outerHTML}`);
}

function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}${text.length}`;
}
