import { createContext, use, type ReactNode } from "react";

/** Highlights search terms in a text; null without a search. */
export const HighlightContext = createContext<((text: string) => ReactNode) | null>(null);

export function HighlightableText({ text }: { text: string }) {
  return use(HighlightContext)?.(text) ?? <span>{text}</span>;
}
