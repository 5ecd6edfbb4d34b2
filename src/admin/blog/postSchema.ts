import * as z from "zod/mini";
import { isStorable, isVisible } from "@/backend/visibleText.ts";
import { LONGEST_ADDRESS } from "@/backend/urls.ts";
import { grouped } from "@/ui/counted.ts";
import { TITLE_AND_CONTENT_REQUIRED } from "./editorMessages.ts";
import { storedContent, normaliseText } from "./postForm.ts";
import { isSlug } from "@/admin/fields/slug.ts";
import { imageAddress, webAddress } from "./postUrls.ts";
import { instantOf } from "./publication.ts";

export const LIMITS = {
  title: 200,
  excerpt: 600,
  content: 500_000,
  contentBytes: 900_000,
  author: 120,
  keyword: 120,
  keywords: 50,
};

const isBlank = (value: string) => value.trim() === "";
const blankOr = (isRight: (value: string) => boolean) => (value: string) => isBlank(value) || isRight(value);

const text = (longest: number) => z.string().check(...storable(longest));

const required = (longest: number) =>
  z.string().check(rule(isVisible, TITLE_AND_CONTENT_REQUIRED), ...storable(longest));

/** Stops at the first problem, so that megabytes are not processed further. */
function rule(isRight: (value: string) => boolean, error: string) {
  return z.refine<string>(isRight, { error, abort: true });
}

function storable(longest: number) {
  const most = grouped(longest);
  return [
    rule(
      (value) => value.length <= longest * 10 && normaliseText(value).length <= longest,
      `At most ${most} characters`,
    ),
    rule(isStorable, "This contains a character that cannot be stored"),
    rule(blankOr(isVisible), "This contains no visible text"),
  ];
}

/** Sanitising may leave nothing, and escaping may lengthen the text. */
const whenStored = [
  rule(
    (html) => isVisible(storedContent(html)),
    "Nothing is left once scripts, forms and styles are removed",
  ),
  rule(
    (html) => storedContent(html).length <= LIMITS.content,
    `At most ${grouped(LIMITS.content)} characters as it is stored, with characters such as & escaped`,
  ),
  rule(
    (html) => new TextEncoder().encode(JSON.stringify(storedContent(html))).length <= LIMITS.contentBytes,
    "Too long: an answer of the database would pass one megabyte",
  ),
];

const image = text(LONGEST_ADDRESS).check(
  z.refine(
    blankOr((value) => imageAddress(value) !== null),
    "Use an address that starts with https://, or a path of this site such as /blog/picture.svg",
  ),
);

const TWO_YEARS_MS = 2 * 365 * 24 * 3_600_000;

function isToCome(local: string): boolean {
  const ahead = Date.parse(instantOf(local) ?? "") - Date.now();
  return ahead > 0 && ahead < TWO_YEARS_MS;
}

/** Rules of the editor's fields, the same as the database's. */
export const postSchema = z.object({
  title: required(LIMITS.title),
  slug: z.string().check(
    z.refine((slug) => !isBlank(slug), { error: "The post needs an address", abort: true }),
    z.refine((slug) => isSlug(slug.trim()), "Use lower-case letters, digits and single hyphens, at most 120"),
  ),
  excerpt: text(LIMITS.excerpt),
  content: required(LIMITS.content).check(...whenStored),
  featuredImage: image,
  categoryId: z.string(),
  published: z.boolean(),
  publishOn: z
    .string()
    .check(
      z.refine(
        blankOr(isToCome),
        "Choose a time within the next two years, or leave it empty to publish at once",
      ),
    ),
  authorName: text(LIMITS.author),
  metaTitle: text(LIMITS.title),
  metaDescription: text(LIMITS.excerpt),
  metaKeywords: z
    .array(text(LIMITS.keyword))
    .check(z.maxLength(LIMITS.keywords, `At most ${LIMITS.keywords} keywords`)),
  canonicalUrl: text(LONGEST_ADDRESS).check(
    z.refine(
      blankOr((value) => webAddress(value) !== null),
      "Use an address that starts with https://",
    ),
  ),
  ogTitle: text(LIMITS.title),
  ogDescription: text(LIMITS.excerpt),
  ogImage: image,
  twitterTitle: text(LIMITS.title),
  twitterDescription: text(LIMITS.excerpt),
  twitterImage: image,
});
