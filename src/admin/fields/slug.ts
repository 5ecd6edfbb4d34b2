import { fold } from "@/ui/fold.ts";

const LONGEST = 120;

/** Latin lower case, digits and single hyphens, at most 120 characters; empty if the title has none. */
export function generateSlug(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
}

export function isSlug(text: string): boolean {
  return text.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
