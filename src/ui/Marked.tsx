import { createContext, use, type ReactNode } from "react";

/** How a text is drawn in which something was looked for; null where nothing was. */
export const MarkContext = createContext<((text: string) => ReactNode) | null>(null);

/** A text; what was looked for stands out in it. */
export function Marked({ text }: { text: string }) {
  return use(MarkContext)?.(text) ?? text;
}
