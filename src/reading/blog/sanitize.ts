import createSanitizer, { type Config, type DOMPurify, type WindowLike } from "dompurify";

/** DOMPurify's prefix for ids and names, so that they can't shadow the page's own. */
const NAMED_PREFIX = "user-content-";

const CONFIG: Config = {
  USE_PROFILES: { html: true },
  // Asks for input, plays, or restyles the page.
  FORBID_TAGS: [
    ...["style", "form", "input", "button", "select", "option", "optgroup", "textarea", "datalist"],
    ...["fieldset", "legend", "label", "output", "dialog", "template", "slot", "map", "area"],
    ...["audio", "video", "source", "track", "marquee", "bgsound"],
  ],
  FORBID_ATTR: ["style", "class", "srcset", "background"],
  SANITIZE_NAMED_PROPS: true,
  // https, mailto, tel, or a path of this site. `//host` and `/\host` lead elsewhere.
  ALLOWED_URI_REGEXP: /^(?:(?:https|mailto|tel):|(?![/\\]{2})[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

function guardElement(element: Element): void {
  const href = element.getAttribute("href");
  if (element.tagName === "A" && href !== null) {
    if (href.startsWith("#") && !href.startsWith(`#${NAMED_PREFIX}`))
      element.setAttribute("href", `#${NAMED_PREFIX}${href.slice(1)}`);
    if (/^https:/i.test(href.trim())) {
      element.setAttribute("rel", "noopener");
      element.setAttribute("target", "_blank");
    }
  }
  if (element.tagName === "IMG") {
    if (/^\s*data:/i.test(element.getAttribute("src") ?? "")) element.removeAttribute("src");
    element.setAttribute("loading", "lazy");
    element.setAttribute("referrerpolicy", "no-referrer");
  }
}

let sanitizer: DOMPurify | undefined;

/** Sets the DOM to sanitise with where there is no browser, for instance jsdom's. */
export function provideSanitizerDom(window: WindowLike): void {
  sanitizer = createSanitizer(window);
  sanitizer.addHook("afterSanitizeAttributes", guardElement);
}

/** Applied before storing and before showing. @throws Error without a DOM, so nothing unsanitised returns */
export function sanitizeHtml(html: string): string {
  if (!sanitizer) {
    if (typeof window === "undefined") throw new Error("Call provideSanitizerDom() first: there is no DOM");
    provideSanitizerDom(window);
  }
  return sanitizer?.sanitize(html, CONFIG) ?? "";
}
