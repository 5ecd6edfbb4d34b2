import { randomUuid } from "@/backend/randomUuid.ts";
import { isStorable, isVisible } from "@/backend/visibleText.ts";
import { generateSlug } from "@/admin/fields/slug.ts";

const LONGEST = 60;

const normaliseName = (name: string) => name.trim().normalize("NFC");

export function nameProblem(name: string): string | undefined {
  if (name.length > LONGEST * 10 || normaliseName(name).length > LONGEST)
    return `At most ${LONGEST} characters`;
  if (!isStorable(name)) return "This contains a character that cannot be stored";
  return isVisible(name) ? undefined : "Give the category a name";
}

/** Names differing only in case, accents or punctuation share a slug; without Latin letters it is random. */
export function categoryFields(name: string): { name: string; slug: string } {
  return { name: normaliseName(name), slug: generateSlug(name) || `category-${randomUuid()}` };
}
