import { sanitizeHtml } from "@/reading/blog/sanitize.ts";
import { parseBody } from "./paragraphs.ts";

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Returns a typed link address, with `https://` if that is missing; null if the sanitiser would remove it.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  const isComplete = HAS_SCHEME.test(text) || text.startsWith("/") || text.startsWith("#");
  if (!isComplete && !/^[^\s/]+\.[^\s/]/.test(text)) return null;
  const address = isComplete ? text : `https://${text}`;
  const link = document.implementation.createHTMLDocument("").createElement("a");
  link.setAttribute("href", address);
  return parseBody(sanitizeHtml(link.outerHTML)).querySelector("a[href]") ? address : null;
}
