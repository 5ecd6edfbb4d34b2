import type { Database } from "@/backend/database.types.ts";
import type { BlogPost } from "@/reading/blog/post.ts";
import { sanitizeHtml } from "@/reading/blog/sanitize.ts";
import { imageAddress, webAddress } from "./postUrls.ts";
import { instantOf, localTime, publicationOf } from "./publication.ts";

export interface PostForm {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  featuredImage: string;
  categoryId: string;
  published: boolean;
  /** In the browser's time zone; empty publishes at once. */
  publishOn: string;
  authorName: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string[];
  canonicalUrl: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
}

/** The server sets all dates but a future publication. */
export type PostFields = Omit<
  Required<Database["public"]["Tables"]["blog_posts"]["Insert"]>,
  "id" | "created_at" | "updated_at"
>;

export const EMPTY_POST: PostForm = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  featuredImage: "",
  categoryId: "",
  published: false,
  publishOn: "",
  authorName: "",
  metaTitle: "",
  metaDescription: "",
  metaKeywords: [],
  canonicalUrl: "",
  ogTitle: "",
  ogDescription: "",
  ogImage: "",
  twitterTitle: "",
  twitterDescription: "",
  twitterImage: "",
};

export function formFromPost(post: BlogPost): PostForm {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? "",
    content: post.content,
    featuredImage: post.featuredImage ?? "",
    categoryId: post.category?.id ?? "",
    published: post.published,
    publishOn:
      post.publishedAt !== null && publicationOf(post) === "scheduled" ? localTime(post.publishedAt) : "",
    authorName: post.authorName ?? "",
    metaTitle: post.metaTitle ?? "",
    metaDescription: post.metaDescription ?? "",
    metaKeywords: post.metaKeywords,
    canonicalUrl: post.canonicalUrl ?? "",
    ogTitle: post.ogTitle ?? "",
    ogDescription: post.ogDescription ?? "",
    ogImage: post.ogImage ?? "",
    twitterTitle: post.twitterTitle ?? "",
    twitterDescription: post.twitterDescription ?? "",
    twitterImage: post.twitterImage ?? "",
  };
}

export const normaliseText = (text: string) => text.trim().normalize("NFC");
const textOrNull = (text: string) => normaliseText(text) || null;

export const storedContent = (html: string) => normaliseText(sanitizeHtml(html));

/** Returns the row to store: trimmed, in NFC, null for empty texts, HTML sanitised. */
export function fieldsFromForm(form: PostForm): PostFields {
  return {
    title: normaliseText(form.title),
    slug: form.slug.trim(),
    excerpt: textOrNull(form.excerpt),
    content: storedContent(form.content),
    featured_image: imageAddress(form.featuredImage),
    category_id: textOrNull(form.categoryId),
    published: form.published,
    published_at: form.published ? instantOf(form.publishOn) : null,
    author_name: textOrNull(form.authorName),
    meta_title: textOrNull(form.metaTitle),
    meta_description: textOrNull(form.metaDescription),
    meta_keywords: form.metaKeywords,
    canonical_url: webAddress(form.canonicalUrl),
    og_title: textOrNull(form.ogTitle),
    og_description: textOrNull(form.ogDescription),
    og_image: imageAddress(form.ogImage),
    twitter_title: textOrNull(form.twitterTitle),
    twitter_description: textOrNull(form.twitterDescription),
    twitter_image: imageAddress(form.twitterImage),
  };
}
