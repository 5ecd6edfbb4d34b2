import { readValue } from "@/storage/storage.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

/** Returns whether the record of answers says a donor's eggs, for pages that need nothing else of it. */
function saysDonorEggs(): boolean {
  const kept = readValue("plan-answers");
  if (typeof kept !== "object" || kept === null) return false;
  return "eggs" in kept && kept.eggs === "donor" && "treatment" in kept && kept.treatment === "donor-eggs";
}

/** Whether somebody answered that they'd use a donor's eggs; no while the page takes over its HTML. */
export function useDonorEggs(): boolean {
  return useBrowserValue(saysDonorEggs, false);
}
