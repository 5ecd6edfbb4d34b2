import { parseBody, unwrapItems } from "./paragraphs.ts";

const SAME: Record<string, string> = { B: "STRONG", I: "EM", DEL: "S", STRIKE: "S" };
const MARKS = new Set(["A", "STRONG", "EM", "U", "S", "CODE"]);
const LEAVES = new Set(["BR", "HR", "IMG"]);
/** Loose text in these is read as a paragraph. */
const HOLDS_PARAGRAPHS = new Set(["BODY", "BLOCKQUOTE"]);

export interface Piece {
  kind: "begin" | "end" | "leaf" | "words";
  text: string;
  traits: string[];
}

export function outline(html: string): Piece[] {
  const body = parseBody(html);
  unwrapItems(body);
  return trimmed(pieces(body, []));
}

function pieces(parent: Element, marks: string[]): Piece[] {
  const found: Piece[] = [];
  let isLoose = false;
  const closeLoose = () => {
    if (isLoose) found.push({ kind: "end", text: "P", traits: [] });
    isLoose = false;
  };
  for (const node of parent.childNodes) {
    const inline = piecesOfNode(node, marks);
    const isBlock = inline[0]?.kind === "begin" || (node instanceof Element && node.tagName === "HR");
    const isBlank = inline.every(({ kind, text }) => kind === "words" && text.trim() === "");
    if (HOLDS_PARAGRAPHS.has(parent.tagName)) {
      // The visual editor keeps pictures outside paragraphs.
      const standsAlone = isBlock || (node instanceof Element && node.tagName === "IMG");
      if (standsAlone) closeLoose();
      else if (!isLoose && !isBlank) {
        found.push({ kind: "begin", text: "P", traits: [] });
        isLoose = true;
      }
    }
    found.push(...inline);
  }
  closeLoose();
  return found;
}

function piecesOfNode(node: Node, marks: string[]): Piece[] {
  if (node.nodeType === Node.TEXT_NODE) {
    return [{ kind: "words", text: node.nodeValue ?? "", traits: marks }];
  }
  if (!(node instanceof Element)) return [];
  const text = SAME[node.tagName] ?? node.tagName;
  const attributes = Array.from(node.attributes, ({ name, value }) => `${name}=${value}`).toSorted();
  if (LEAVES.has(text)) return [{ kind: "leaf", text, traits: [...attributes, ...marks] }];
  if (MARKS.has(text)) {
    return pieces(node, [...new Set([...marks, [text, ...attributes].join(" ")])].toSorted());
  }
  return [
    { kind: "begin", text, traits: attributes },
    ...pieces(node, marks),
    { kind: "end", text, traits: [] },
  ];
}

function trimmed(all: Piece[]): Piece[] {
  const kept: Piece[] = [];
  let isPreformatted = false;
  for (const piece of all) {
    const last = kept.at(-1);
    if (piece.text === "PRE" && piece.kind !== "words") isPreformatted = piece.kind === "begin";
    if (piece.kind !== "words") {
      if (!isPreformatted) trimEnd(kept);
      kept.push(piece);
      continue;
    }
    const isAtEdge = last?.kind !== "words" || last.text.endsWith(" ");
    let text = isPreformatted ? piece.text : piece.text.replaceAll(/[ \t\n\r\f]+/g, " ");
    if (isAtEdge && !isPreformatted) text = text.replace(/^ /, "");
    if (text === "") continue;
    if (last?.kind === "words" && last.traits.join() === piece.traits.join()) last.text += text;
    else kept.push({ ...piece, text });
  }
  trimEnd(kept);
  return kept;
}

function trimEnd(kept: Piece[]): void {
  const last = kept.at(-1);
  if (last?.kind !== "words" || !last.text.endsWith(" ")) return;
  last.text = last.text.slice(0, -1);
  if (last.text === "") kept.pop();
}
