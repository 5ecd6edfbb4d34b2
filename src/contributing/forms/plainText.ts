import { isStorable, isVisible } from "@/backend/visibleText.ts";
import { grouped } from "@/ui/counted.ts";

export interface CheckedText {
  text: string;
  problem: string | null;
}

/** @param longest in characters as people and Postgres count them, not UTF-16 units */
export function checkText(typed: string, longest: number): CheckedText {
  const tooLong = `Please keep this to ${grouped(longest)} characters.`;
  if (typed.length > longest * 10) return { text: typed, problem: tooLong };
  if (!isStorable(typed)) {
    return { text: typed, problem: "This contains a character that cannot be stored. Please retype it." };
  }
  const text = typed.trim().normalize("NFC");
  if (!isVisible(text)) return { text: "", problem: null };
  return { text, problem: Array.from(text).length > longest ? tooLong : null };
}
