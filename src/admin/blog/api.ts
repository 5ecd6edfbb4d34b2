import {
  queryOptions,
  useMutation,
  useQueryClient,
  type MutationFunction,
  type MutationFunctionContext,
  type QueryClient,
} from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { readAllPages } from "@/backend/allPages.ts";
import { BackendError, rowsOf } from "@/backend/errors.ts";
import { blogKey } from "@/backend/queryKeys.ts";
import { withCategories } from "@/reading/blog/api.ts";
import {
  isoInstant,
  postFromRow,
  SUMMARY_COLUMNS,
  summaryFromRow,
  type BlogPost,
} from "@/reading/blog/post.ts";
import type { PostFields } from "./postForm.ts";

/** All posts with drafts, newest publication first, then drafts by their creation. */
export function allPostsQuery() {
  return queryOptions({
    queryKey: [...blogKey, "all"],
    queryFn: async ({ signal, client }) => {
      const posts = readAllPages((from, to) => fetchPosts(from, to, signal));
      const [rows, categories] = await withCategories(client, posts);
      return rows.map((row) => summaryFromRow(row, categories));
    },
    staleTime: 0,
  });
}

async function fetchPosts(from: number, to: number, signal: AbortSignal) {
  const answer = await adminClient
    .from("blog_posts")
    .select(SUMMARY_COLUMNS)
    .order("published_at", { ascending: false, nullsFirst: false })
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer);
}

/**
 * The post with that id as it is now, or null. Never from the cache, since an editor begins
 * with the truth, and not refreshed with the lists, since it must not change under the hands.
 */
export function postToEditQuery(id: string) {
  return queryOptions({
    queryKey: ["post-to-edit", id],
    queryFn: ({ client }) => fetchPostById(id, client),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

async function fetchPostById(id: string, cache: QueryClient): Promise<BlogPost | null> {
  const found = async () => rowsOf(await adminClient.rpc("post_to_edit", { p_id: id }, { get: true }));
  const [[row], categories] = await withCategories(cache, found());
  return row ? postFromRow(row, categories) : null;
}

/** A post as it was at some time. */
export interface PostVersion {
  id: string;
  updatedAt: string;
}

/** Why nothing was saved: someone else saved or deleted the post first. */
export type Conflict = { kind: "newer"; post: BlogPost } | { kind: "gone" };

interface PostToSave {
  fields: PostFields;
  /** The post to change, as its editor found it; none for a new one. */
  base: PostVersion | null;
}

/** Creates a post or changes one, unless it is no longer what the editor began with. */
async function savePost(
  { fields, base }: PostToSave,
  { client }: MutationFunctionContext,
): Promise<{ kind: "saved"; version: PostVersion } | Conflict> {
  const posts = adminClient.from("blog_posts");
  const writing =
    base === null
      ? posts.insert(fields)
      : posts.update(fields).eq("id", base.id).eq("updated_at", base.updatedAt);
  const [row] = rowsOf(await writing.select("id,updated_at"));
  if (row) return { kind: "saved", version: { id: row.id, updatedAt: isoInstant(row.updated_at) } };
  if (base !== null) {
    const current = await fetchPostById(base.id, client);
    if (current === null) return { kind: "gone" };
    if (current.updatedAt !== base.updatedAt) return { kind: "newer", post: current };
  }
  throw new BackendError("The database took no change", 403);
}

/** @throws BackendError also when the post is not there any more or may not be changed */
async function setPublished({ id, published }: { id: string; published: boolean }): Promise<void> {
  const answer = await adminClient.from("blog_posts").update({ published }).eq("id", id).select("id");
  if (rowsOf(answer).length === 0) throw new BackendError("The database took no change", 404);
}

/** Deleting what is deleted already succeeds. @throws BackendError when the post is still there */
async function deletePost(id: string): Promise<void> {
  const deleted = rowsOf(await adminClient.from("blog_posts").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = rowsOf(await adminClient.from("blog_posts").select("id").eq("id", id));
  if (left.length > 0) {
    throw new BackendError("The database did not delete the post", 403);
  }
}

/**
 * A change of posts, after which every cached list and post is read again. In the list it is
 * on its way until the list shows it; the editor shows none and does not wait.
 */
export function useBlogMutation<Input, Output>(mutationFn: MutationFunction<Output, Input>, isInList = true) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: async () => {
      const listsRead = queryClient.invalidateQueries({ queryKey: blogKey });
      if (isInList) await listsRead;
    },
  });
}

/** Creates or changes a post; resolves with a conflict when someone else was faster. */
export const useSavePost = () => useBlogMutation(savePost, false);
/** Publishes a post or takes it back. */
export const useSetPublished = () => useBlogMutation(setPublished);
/** Deletes a post for good. */
export const useDeletePost = () => useBlogMutation(deletePost);
