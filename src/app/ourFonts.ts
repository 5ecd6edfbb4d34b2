import sans from "./fonts/directory-sans.woff2?url";
import serif from "./fonts/directory-serif.woff2?url";
import { readFlag, setFlag } from "@/storage/storage.ts";

/** For later pages: exchanging fonts moves the lines, and a slow phone needs its scripts first. */
export async function fetchFonts(): Promise<void> {
  if (readFlag("has-fonts")) return;
  const answers = await Promise.all([sans, serif].map(async (url) => await fetch(url)));
  if (answers.every(({ ok }) => ok)) setFlag("has-fonts");
}
