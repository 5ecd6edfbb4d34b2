import { useStoredState } from "@/ui/useStoredState.ts";
import { isLanguage, type Language } from "./sheet/languages.ts";

export interface FolderNotes {
  questions: string;
  language: Language | "";
}

const NO_NOTES: FolderNotes = { questions: "", language: "" };

/** In UTF-16 units, as text fields count. */
export const LONGEST_QUESTIONS = 4_000;

export function notesFrom(stored: unknown): FolderNotes | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { questions, language }: Record<string, unknown> = { ...stored };
  if (typeof questions !== "string" || questions.length > LONGEST_QUESTIONS) return null;
  if (language !== "" && !isLanguage(language)) return null;
  return { questions: questions.toWellFormed(), language };
}

export function useNotes() {
  return useStoredState({ key: "plan-folder", empty: NO_NOTES, read: notesFrom });
}
