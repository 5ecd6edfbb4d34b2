import { createContext, use, type ReactNode } from "react";

export const HighlightContext = createContext<((text: string) => ReactNode) | null>(null);

export function HighlightableText({ text }: { text: string }) {
  return use(HighlightContext)?.(text) ?? <span>{text}</span>;
}
