import { readValue } from "@/storage/storage.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

/** Reads one field of the record of answers, for pages that need nothing else of it. */
export function storedText(field: "age" | "eggs" | "treatment" | "partner" | "embryos"): string {
  const text: unknown = Reflect.get(Object(readValue("plan-answers")), field);
  return typeof text === "string" ? text : "";
}

/** Whether somebody answered that they'd use a donor's eggs; no while the page takes over its HTML. */
export function useDonorEggs(): boolean {
  return useBrowserValue(() => storedText("treatment") === "donor-eggs", false);
}

/** The age as it was typed, which tells whether what follows from it is still so. */
export function useTypedAge(): string {
  return useBrowserValue(() => storedText("age"), "");
}
