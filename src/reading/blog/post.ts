import type { Database } from "@/backend/database.types.ts";

type PostRow = Database["public"]["Tables"]["blog_posts"]["Row"];
type SummaryRow = Omit<
  PostRow,
  "content" | "canonical_url" | `meta_${string}` | `og_${string}` | `twitter_${string}`
>;

export interface BlogCategory {
  id: string;
  name: string;
  slug: string;
}

/** What a list shows of a post. Dates are instants in ISO 8601; null means not given. */
export interface PostSummary {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  featuredImage: string | null;
  category: BlogCategory | null;
  published: boolean;
  /** When it was first published, or will be; kept when it is unpublished. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  authorName: string | null;
}

/** A whole post. */
export interface BlogPost extends PostSummary {
  /** HTML as stored; only to be shown sanitised. */
  content: string;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string[];
  canonicalUrl: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: string | null;
  twitterTitle: string | null;
  twitterDescription: string | null;
  twitterImage: string | null;
}

/** All that may be read of many posts at once. */
export const SUMMARY_COLUMNS =
  "id,title,slug,excerpt,featured_image,category_id,published,published_at,created_at,updated_at,author_name";

/**
 * An instant in ISO 8601, to the microsecond, as PostgREST sends it: the embedded backend has
 * Postgres's own spelling, `2026-01-01 00:00:00+00`.
 */
export function isoInstant(instant: string): string {
  return instant.replace(" ", "T").replace(/(:[\d.]+[+-]\d\d)$/, "$1:00");
}

/** The row of a list in the words of the specification. */
export function summaryFromRow(row: SummaryRow, categories: BlogCategory[]): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    featuredImage: row.featured_image,
    category: categories.find(({ id }) => id === row.category_id) ?? null,
    published: row.published,
    publishedAt: row.published_at && isoInstant(row.published_at),
    createdAt: isoInstant(row.created_at),
    updatedAt: isoInstant(row.updated_at),
    authorName: row.author_name,
  };
}

/** The whole row in the words of the specification. */
export function postFromRow(row: PostRow, categories: BlogCategory[]): BlogPost {
  return {
    ...summaryFromRow(row, categories),
    content: row.content,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    metaKeywords: row.meta_keywords,
    canonicalUrl: row.canonical_url,
    ogTitle: row.og_title,
    ogDescription: row.og_description,
    ogImage: row.og_image,
    twitterTitle: row.twitter_title,
    twitterDescription: row.twitter_description,
    twitterImage: row.twitter_image,
  };
}

/** When readers last saw something change: a post that was written ahead came on its day. */
export function lastChange({ updatedAt, publishedAt }: Pick<BlogPost, "updatedAt" | "publishedAt">): string {
  return publishedAt !== null && Date.parse(publishedAt) > Date.parse(updatedAt) ? publishedAt : updatedAt;
}
