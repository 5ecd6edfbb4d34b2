import { DATA_HEADERS } from "./dataHeaders.ts";

/** A file below `/assets/` never changes under its name. */
export const ASSETS = "/assets/";
export const FOREVER = "public, max-age=31536000, immutable";

/** Stored, but revalidated each time. */
export const REVALIDATED = "no-cache";

/** Files whose ending doesn't say what they are, that any website may read, or that must never be old. */
export const NAMED_FILES: [path: string, headers: Record<string, string>][] = [
  // So that a broken release is undone by the next one.
  ["/sw.js", { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": REVALIDATED }],
  ["/manifest.webmanifest", { "Content-Type": "application/manifest+json" }],
  ["/blog/feed.xml", { "Content-Type": "application/atom+xml; charset=utf-8" }],
  ...DATA_HEADERS,
];

/** From `200.html` unless the build wrote them: they may be newer, or need a sign-in. */
export const RENDERED_BY_THE_BROWSER = ["/clinic/:id", "/blog/:slug", "/admin", "/admin/*"];

/** A country's former address. Its cities stay. */
export const MOVED = { from: "/regions/", to: "/countries/", name: ":country" };

/** PCRE, RE2 and JavaScript understand it alike. Files have a dot. */
export const RENDERED_PATTERN = `^(?:${RENDERED_BY_THE_BROWSER.map(patternOf).join("|")})$`;

function patternOf(path: string): string {
  return path.replace(/:\w+/, "[^/.]+").replace("*", "[^.]*");
}
