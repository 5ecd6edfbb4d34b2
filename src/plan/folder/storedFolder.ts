import { useStoredState } from "@/ui/useStoredState.ts";
import { isLanguage, type Language } from "./sheet/languages.ts";

/** What a browser keeps of the folder itself. */
export interface FolderNotes {
  /** Somebody's own questions to clinics. */
  questions: string;
  /** That of the sheet for the doctor at home; empty for none. */
  language: Language | "";
}

const NO_NOTES: FolderNotes = { questions: "", language: "" };

/** In UTF-16 units, as a text field counts. */
export const LONGEST_QUESTIONS = 4_000;

/** What was kept, if it is what we keep; anything else counts as nothing. */
export function notesFrom(stored: unknown): FolderNotes | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { questions, language }: Record<string, unknown> = { ...stored };
  if (typeof questions !== "string" || questions.length > LONGEST_QUESTIONS) return null;
  if (language !== "" && !isLanguage(language)) return null;
  return { questions: questions.toWellFormed(), language };
}

/** What this browser keeps of the folder. */
export function useNotes() {
  return useStoredState({ key: "plan-folder", empty: NO_NOTES, read: notesFrom });
}
