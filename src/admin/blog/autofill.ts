import { generateSlug } from "@/admin/fields/slug.ts";

/** Follow the title until somebody edits them. */
export const TITLE_FOLLOWERS = ["slug", "metaTitle", "ogTitle", "twitterTitle"] as const;

export type TitleFollowers = Record<(typeof TITLE_FOLLOWERS)[number], string>;

/** Returns what a new title fills in: fields that are empty or still hold what the title put there. */
export function fillFromTitle(
  title: string,
  fields: TitleFollowers,
  filledBefore: Partial<TitleFollowers>,
  slugOfLastResort: string,
): Partial<TitleFollowers> {
  const text = title.trim();
  const slug = text === "" ? "" : generateSlug(text) || slugOfLastResort;
  const wanted: TitleFollowers = { slug, metaTitle: text, ogTitle: text, twitterTitle: text };
  const filled: Partial<TitleFollowers> = {};
  for (const field of TITLE_FOLLOWERS) {
    if (fields[field] === "" || fields[field] === filledBefore[field]) filled[field] = wanted[field];
  }
  return filled;
}
