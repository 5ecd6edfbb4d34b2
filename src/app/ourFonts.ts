import sans from "./fonts/directory-sans.woff2?url";
import serif from "./fonts/directory-serif.woff2?url";
import { readFlag, setFlag } from "@/storage/storage.ts";

/**
 * Fetches our fonts for the pages that this browser opens later. The page that is open stays in the machine's
 * fonts: to a slow phone the files would cost what its scripts need, and exchanging fonts moves the lines.
 */
export async function fetchFonts(): Promise<void> {
  if (readFlag("has-fonts")) return;
  const answers = await Promise.all([sans, serif].map(async (url) => await fetch(url)));
  if (answers.every(({ ok }) => ok)) setFlag("has-fonts");
}
