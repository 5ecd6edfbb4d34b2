import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { blogKey } from "@/backend/queryKeys.ts";
import { POST_COLUMNS, postFromRow, SUMMARY_COLUMNS, summaryFromRow, type BlogPost } from "./post.ts";

/** The published posts, newest first. */
export function publishedPostsQuery() {
  return queryOptions({
    queryKey: [...blogKey, "published"],
    queryFn: ({ signal }) => readAllPages((from, to) => fetchPosts(from, to, signal)),
  });
}

/** A published post, or null when there is none at that address. */
export function publishedPostQuery(slug: string) {
  return queryOptions({
    queryKey: [...blogKey, "published", slug],
    // Anything else is no address, and some of it no text that Postgres could look for.
    queryFn: ({ signal }) => (/^[a-z0-9-]+$/.test(slug) ? fetchPost(slug, signal) : null),
  });
}

/** All categories by name. They hardly change: a page that was made with them keeps them. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: [...blogKey, "categories"],
    queryFn: async ({ signal }) =>
      rowsOf(await database.from("blog_categories").select("id,name,slug").order("name").abortSignal(signal)),
    refetchOnMount: false,
  });
}

/** @throws BackendError */
async function fetchPosts(from: number, to: number, signal: AbortSignal) {
  const answer = await database
    .from("blog_posts")
    .select(SUMMARY_COLUMNS)
    .eq("published", true)
    .order("published_at", { ascending: false, nullsFirst: false })
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer).map(summaryFromRow);
}

/** @throws BackendError */
async function fetchPost(slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  const answer = await database
    .from("blog_posts")
    .select(POST_COLUMNS)
    .eq("slug", slug)
    .eq("published", true)
    .limit(1)
    .abortSignal(signal);
  const [row] = rowsOf(answer);
  return row ? postFromRow(row) : null;
}
