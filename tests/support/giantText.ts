import type { Locator } from "@playwright/test";

/** Repeats the text in the page, because sending it would take longer. */
export async function paste(field: Locator, text: string, times: number): Promise<void> {
  await field.evaluate(
    (element: HTMLInputElement | HTMLTextAreaElement, [piece, count]) => {
      // React listens to the native setter and the event.
      const prototype: object = Object.getPrototypeOf(element);
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, piece.repeat(count));
      element.dispatchEvent(new Event("input", { bubbles: true }));
    },
    [text, times] as const,
  );
}
