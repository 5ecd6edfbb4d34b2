import { createContext, use, type ReactNode } from "react";

/** Highlights search terms in a text; null without a search. */
export const MarkContext = createContext<((text: string) => ReactNode) | null>(null);

export function Marked({ text }: { text: string }) {
  return use(MarkContext)?.(text) ?? text;
}
