// Runs before every unit test file.
import { afterEach } from "vitest";

/**
 * A browser that translates a page replaces its text nodes by elements of its own. Whatever React
 * then does to a text node that has siblings is lost or throws: a figure stays what it was, or the
 * page crashes. Text that changes must be the only child of an element.
 */
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

/** What is edited or drawn by a library, or never translated. */
function isExempt(element: Element | null): boolean {
  return !element || element.closest("[contenteditable], [translate=no], head, option") !== null;
}

function note(does: string, { nodeValue: text, parentElement }: Node): void {
  touched.push(`${does} "${text}" in ${parentElement?.outerHTML.slice(0, 300)}`);
}
