import * as z from "zod/mini";
import { TITLE_AND_CONTENT_REQUIRED } from "./messages.ts";
import { isSlug } from "./slug.ts";
import { isVisible } from "./visibleText.ts";
import { imageAddress, webAddress } from "./webAddress.ts";

export const LIMITS = { title: 200, excerpt: 600, content: 500_000, author: 120, keyword: 120, keywords: 50 };

const isBlank = (value: string) => value.trim() === "";
const blankOr = (isRight: (value: string) => boolean) => (value: string) => isBlank(value) || isRight(value);

const text = (longest: number) => z.string().check(...storable(longest));

const required = (longest: number) =>
  z
    .string()
    .check(z.refine(isVisible, { error: TITLE_AND_CONTENT_REQUIRED, abort: true }), ...storable(longest));

function storable(longest: number) {
  const inWords = longest.toLocaleString("en");
  return [
    z.refine<string>((value) => value.trim().length <= longest, `At most ${inWords} characters`),
    z.refine<string>((value) => !value.includes("\0"), "There is a character in it that cannot be stored"),
    z.refine<string>(blankOr(isVisible), "There is nothing to see in it"),
  ];
}

const image = text(2048).check(
  z.refine(
    blankOr((value) => imageAddress(value) !== null),
    "Use an address that starts with https://, or a path of this site such as /blog/picture.svg",
  ),
);

/** The rules of the editor's fields, the same as the database's, in words. */
export const postSchema = z.object({
  title: required(LIMITS.title),
  slug: z.string().check(
    z.refine((slug) => !isBlank(slug), { error: "The post needs an address", abort: true }),
    z.refine((slug) => isSlug(slug.trim()), "Use small letters, digits and single hyphens, at most 120"),
  ),
  excerpt: text(LIMITS.excerpt),
  content: required(LIMITS.content),
  featuredImage: image,
  categoryId: z.string(),
  published: z.boolean(),
  authorName: text(LIMITS.author),
  metaTitle: text(LIMITS.title),
  metaDescription: text(LIMITS.excerpt),
  metaKeywords: z
    .array(text(LIMITS.keyword))
    .check(z.maxLength(LIMITS.keywords, `At most ${LIMITS.keywords} keywords`)),
  canonicalUrl: text(2048).check(
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
