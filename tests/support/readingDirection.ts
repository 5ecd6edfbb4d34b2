import type { Page } from "@playwright/test";

/** Returns texts that a name turned around, but for those of `own`, which fill a block of their own. */
export async function backwardWords(page: Page, own: string[] = []): Promise<string[]> {
  return page.evaluate((ownTexts) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (ownTexts.includes(node.data)) continue;
      if (node.parentElement?.closest("bdi, script, style, .sr-only")) continue;
      // A text that is being typed may be cut within an isolate.
      const isolated = /\u2068[^\u2069]*(?:\u2069|$)|^[^\u2068]*\u2069/g;
      const outside = node.data.replaceAll(isolated, (inside) => " ".repeat(inside.length));
      const boxOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      for (const { 0: word, index } of outside.matchAll(/[A-Za-z]{2,}/g)) {
        const [first, last] = [boxOf(index), boxOf(index + word.length - 1)];
        if (first.top === last.top && first.left > last.left) found.push(`${word} in “${node.data}”`);
      }
    }
    return found;
  }, own);
}
