import { sanitizeHtml } from "@/reading/blog/sanitize.ts";
import { roundTrip } from "./extensions.ts";
import { outline, type Piece } from "./outline.ts";
import { htmlFromVisual } from "./paragraphs.ts";

/** In characters; longer texts make typing slow. */
const LONGEST = 150_000;

const NAMES: Record<string, string> = {
  TABLE: "a table",
  FIGURE: "a picture with a caption",
  DETAILS: "a part that folds out",
  DL: "a list of definitions",
  H1: "a heading of level 1",
  H5: "a heading of level 5",
  H6: "a heading of level 6",
  SUB: "subscript",
  SUP: "superscript",
  id: "targets of links (id)",
  lang: "the language of a passage (lang)",
  dir: "a reading direction (dir)",
};

/** Found by a round trip and a comparison of what readers get; empty if nothing is lost. */
export function unsupportedIn(html: string): string[] {
  if (html.length > LONGEST) return ["a text of this length"];
  const safe = sanitizeHtml(html);
  const before = outline(safe);
  const after = outline(sanitizeHtml(htmlFromVisual(roundTrip(safe))));
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const left = namesIn(after);
  const lost = [...namesIn(before)].filter((name) => !left.has(name)).flatMap((name) => NAMES[name] ?? []);
  return lost.length > 0 ? lost : ["formatting that it would change"];
}

function namesIn(pieces: Piece[]): Set<string> {
  return new Set(
    pieces.flatMap(({ kind, text, traits }) =>
      (kind === "words" ? [] : [text]).concat(
        traits.flatMap((trait) => Array.from(trait.matchAll(/([a-z]+)=/g), ([, name = ""]) => name)),
      ),
    ),
  );
}
