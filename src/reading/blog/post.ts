import type { Database } from "@/backend/database.types.ts";
import { isoInstant } from "@/backend/isoInstant.ts";

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

/** A post as lists show it. Dates are instants in ISO 8601, and null means not given. */
export interface PostSummary {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  featuredImage: string | null;
  category: BlogCategory | null;
  published: boolean;
  /** The day of first publication, past or planned; unpublishing keeps it. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  authorName: string | null;
}

export interface BlogPost extends PostSummary {
  /** HTML as stored: sanitise it before showing it. */
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

export const SUMMARY_COLUMNS =
  "id,title,slug,excerpt,featured_image,category_id,published,published_at,created_at,updated_at,author_name";

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

/** Returns when readers last saw a change. A post that was scheduled counts from its publication. */
export function lastChange({ updatedAt, publishedAt }: Pick<BlogPost, "updatedAt" | "publishedAt">): string {
  return publishedAt !== null && Date.parse(publishedAt) > Date.parse(updatedAt) ? publishedAt : updatedAt;
}
