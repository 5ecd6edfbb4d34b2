import { generateSlug } from "@/admin/fields/slug.ts";

/** The fields that follow the title until somebody writes something of their own into them. */
export const TITLE_FOLLOWERS = ["slug", "metaTitle", "ogTitle", "twitterTitle"] as const;

export type TitleFollowers = Record<(typeof TITLE_FOLLOWERS)[number], string>;

/**
 * What typing a title fills in. A field follows the title while it is empty or holds what the
 * title put there before; what a person wrote, or what was stored, is left alone.
 *
 * @param filledBefore what this function filled in last, nothing at first
 * @param slugOfLastResort for a title without a single letter or digit
 * @returns the fields to fill, and nothing else
 */
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
