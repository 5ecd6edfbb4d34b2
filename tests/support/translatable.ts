import { afterEach } from "vitest";

/** A browser that translates replaces text nodes, so React's changes to one with siblings are lost or throw. */
const touched: string[] = [];

// oxlint-disable-next-line typescript/unbound-method -- they are called with the node that they were called on
const { insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;

Object.defineProperty(Node.prototype, "nodeValue", {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (this.nodeValue !== value && hasSiblings(this)) note("changes", this);
    nodeValue.set!.call(this, value);
  },
});

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  if (before && isTranslated(before)) note("inserts before", before);
  return insertBefore.call(this, node, before) as T;
};

Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
  if (isTranslated(node)) note("removes", node);
  return removeChild.call(this, node) as T;
};

afterEach(() => {
  const found = touched.splice(0);
  if (found.length > 0) throw new Error(`A translated page would break:\n${[...new Set(found)].join("\n")}`);
});

function isTranslated(node: Node): boolean {
  return node instanceof Text && node.nodeValue?.trim() !== "" && !isExempt(node.parentElement);
}

function hasSiblings(node: Node): boolean {
  return isTranslated(node) && (node.parentNode?.childNodes.length ?? 0) > 1;
}

function isExempt(element: Element | null): boolean {
  return !element || element.closest("[contenteditable], [translate=no], head, option") !== null;
}

function note(does: string, { nodeValue: text, parentElement }: Node): void {
  touched.push(`${does} "${text}" in ${parentElement?.outerHTML.slice(0, 300)}`);
}
