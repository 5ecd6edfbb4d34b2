import { fold } from "@/ui/fold.ts";

const MOST_KNOWN = 5_000;
const known = new Map<string, string>();

/** Returns a place as in the address: `karlovy-vary` for `Karlovy Vary`, `киів` for `Київ`. */
export function slugOf(place: string): string {
  const before = known.get(place);
  if (before !== undefined) return before;
  const slug = fold(place)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  // Stryker disable next-line ConditionalExpression,EqualityOperator,CallExpression: without it, it only takes longer.
  if (known.size < MOST_KNOWN) known.set(place, slug);
  return slug;
}
