import { createHash } from "node:crypto";
import { parse, type ChildNode } from "postcss";

export interface SiteStyles {
  within: (html: string) => string;
  /** The same for all pages; the name changes with it. */
  rest: { file: string; css: string };
}

/** Everything else stands inside each page: the same again would style it anew. */
const LAYERS_OF_CLASSES = /^(components|utilities)$/;
const BLOCKS = new Set(["layer", "media", "supports", "container"]);

/**
 * Divides a style sheet into what a page needs for its first paint and the rest. A rule is left out only where
 * the page lacks an element, a class or an id that each selector names; states and relations don't count.
 * The rest has a page's rules again, so that what comes later keeps the whole order.
 */
export function divideStyles(sheet: string): SiteStyles {
  const { nodes } = parse(sheet);
  const needs = new Map<ChildNode, string[][]>();
  readNeeds(nodes.filter(ofClasses), needs);
  const css = nodes.filter(ofClasses).join("");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  return {
    rest: { file: `assets/rest-${hash}.css`, css },
    within(html) {
      const words = wordsOf(html);
      const mayMatch = (node: ChildNode) =>
        needs.get(node)?.some((some) => some.every((word) => words.has(word))) ?? true;
      return nodes.map((node) => (ofClasses(node) ? write(node, mayMatch) : whole(node))).join("");
    },
  };
}

function ofClasses(node: ChildNode): boolean {
  return node.type === "atrule" && node.name === "layer" && LAYERS_OF_CLASSES.test(node.params);
}

function readNeeds(nodes: ChildNode[], needs: Map<ChildNode, string[][]>): void {
  for (const node of nodes) {
    if (node.type === "rule") needs.set(node, node.selectors.map(wordsOfSelector));
    if (node.type === "atrule" && BLOCKS.has(node.name)) readNeeds(node.nodes ?? [], needs);
  }
}

/** The name, `.class` and `#id`, outside of parentheses. */
function wordsOfSelector(selector: string): string[] {
  let bare = selector.replaceAll(/(?<!\\)\[(?:"[^"]*"|\\.|[^\]\\])*\]/g, "");
  for (let before = ""; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, "");
  }
  const words = bare.replaceAll(/(?<!\\)::?[a-z-]+/g, "").match(/[.#]?(?:\\.|[\w-])+/g) ?? [];
  return words.map((word) => word.replaceAll(/\\(.)/g, "$1"));
}

function wordsOf(html: string): Set<string> {
  const words = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) words.add(name.toLowerCase());
  for (const [, attribute, value = ""] of html.matchAll(/\s(class|id)="([^"]*)"/g)) {
    const sign = attribute === "class" ? "." : "#";
    for (const word of unescaped(value).split(/\s+/)) words.add(sign + word);
  }
  return words;
}

const ENTITIES: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" };

function unescaped(value: string): string {
  return value.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_all, name: string) => ENTITIES[name] ?? "");
}

function write(node: ChildNode, mayMatch: (node: ChildNode) => boolean): string {
  if (node.type !== "atrule" || !node.nodes || !BLOCKS.has(node.name))
    return mayMatch(node) ? whole(node) : "";
  const inside = node.nodes.map((each) => write(each, mayMatch)).join("");
  return inside === "" ? "" : `@${node.name} ${node.params}{${inside}}`;
}

function whole(node: ChildNode): string {
  if (node.type === "comment") return "";
  // A statement, such as the order of layers, ends with a semicolon.
  return node.type === "atrule" && !node.nodes ? `${node.toString()};` : node.toString();
}
