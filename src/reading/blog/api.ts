import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { blogKey } from "@/backend/queryKeys.ts";
import { postFromRow, SUMMARY_COLUMNS, summaryFromRow, type BlogCategory, type BlogPost } from "./post.ts";

export function publishedPostsQuery() {
  return queryOptions({
    queryKey: [...blogKey, "published"],
    queryFn: async ({ signal, client }) => {
      const posts = readAllPages((from, to) => fetchPosts(from, to, signal));
      const [rows, categories] = await withCategories(client, posts);
      return rows.map((row) => summaryFromRow(row, categories));
    },
  });
}

export function publishedPostQuery(slug: string) {
  return queryOptions({
    queryKey: [...blogKey, "published", slug],
    // Other texts can't be a slug, and Postgres rejects some of them.
    queryFn: async ({ signal, client }): Promise<BlogPost | null> => {
      if (!/^[a-z0-9-]+$/.test(slug)) return null;
      const [[row], categories] = await withCategories(client, fetchPost(slug, signal));
      return row ? postFromRow(row, categories) : null;
    },
  });
}

/** Queries all categories by name. They hardly change, so prerendered pages keep theirs. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: [...blogKey, "categories"],
    queryFn: async ({ signal }) =>
      rowsOf(await database.from("blog_categories").select("id,name,slug").order("name").abortSignal(signal)),
    refetchOnMount: false,
  });
}

/** The API joins no tables. Reloads the cached list only for a category that it doesn't know. */
export async function withCategories<Row extends { category_id: string | null }>(
  cache: QueryClient,
  posts: Promise<Row[]>,
): Promise<[Row[], BlogCategory[]]> {
  const [rows, known] = await Promise.all([posts, cache.ensureQueryData(categoriesQuery())]);
  const ids = new Set<string | null>([null, ...known.map(({ id }) => id)]);
  const areKnown = rows.every((row) => ids.has(row.category_id));
  return [rows, areKnown ? known : await cache.fetchQuery({ ...categoriesQuery(), staleTime: 0 })];
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
  return rowsOf(answer);
}

/** @throws BackendError */
async function fetchPost(slug: string, signal: AbortSignal) {
  return rowsOf(await database.rpc("published_post", { p_slug: slug }, { get: true }).abortSignal(signal));
}
