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
import { BackendError, errorCode, rowsOf } from "@/backend/errors.ts";
import { isoInstant } from "@/backend/isoInstant.ts";
import { blogKey } from "@/backend/queryKeys.ts";
import { withCategories } from "@/reading/blog/api.ts";
import { postFromRow, SUMMARY_COLUMNS, summaryFromRow, type BlogPost } from "@/reading/blog/post.ts";
import type { PostFields } from "./postForm.ts";
import type { Dated } from "./publication.ts";

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

/** Never cached: editing starts from the latest version. Never refetched while somebody types. */
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

export interface PostVersion {
  id: string;
  updatedAt: string;
}

export type Conflict = { kind: "newer"; post: BlogPost } | { kind: "gone" };

interface PostToSave {
  fields: PostFields;
  /** The id of a new post, the same at each try to save it, so that a lost answer doesn't double it. */
  newId: string;
  base: PostVersion | null;
}

const SAVED = "id,updated_at,published,published_at";

const update = (fields: PostFields, which: { id: string; updated_at?: string }) =>
  adminClient.from("blog_posts").update(fields).match(which).select(SAVED);

/** Where its id is there already, an earlier answer was lost: it takes what was typed since. */
async function addPost(fields: PostFields, id: string) {
  try {
    return rowsOf(
      await adminClient
        .from("blog_posts")
        .insert({ ...fields, id })
        .select(SAVED),
    );
  } catch (error) {
    if (errorCode(error) !== "already-there") throw error;
    const stored = rowsOf(await update(fields, { id }));
    // Then it is another post that has the address.
    if (stored.length === 0) throw error;
    return stored;
  }
}

async function savePost(
  { fields, newId, base }: PostToSave,
  { client }: MutationFunctionContext,
): Promise<{ kind: "saved"; post: PostVersion & Dated } | Conflict> {
  const [row] =
    base === null
      ? await addPost(fields, newId)
      : rowsOf(await update(fields, { id: base.id, updated_at: base.updatedAt }));
  if (row) {
    const { id, published, published_at: publishedAt } = row;
    return { kind: "saved", post: { id, updatedAt: isoInstant(row.updated_at), published, publishedAt } };
  }
  if (base !== null) {
    const current = await fetchPostById(base.id, client);
    if (current === null) return { kind: "gone" };
    if (current.updatedAt !== base.updatedAt) return { kind: "newer", post: current };
  }
  throw new BackendError("The database took no change", 403);
}

async function setPublished({ id, published }: { id: string; published: boolean }): Promise<void> {
  const answer = await adminClient.from("blog_posts").update({ published }).eq("id", id).select("id");
  if (rowsOf(answer).length === 0) throw new BackendError("The database took no change", 404);
}

/** @throws BackendError when the post is still there; succeeds if it is deleted already */
async function deletePost(id: string): Promise<void> {
  const deleted = rowsOf(await adminClient.from("blog_posts").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = rowsOf(await adminClient.from("blog_posts").select("id").eq("id", id));
  if (left.length > 0) {
    throw new BackendError("The database did not delete the post", 403);
  }
}

/** Refetches every cached list and post after a change. A list waits for that, the editor doesn't. */
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

/** Resolves with a conflict when someone else was faster. */
export const useSavePost = () => useBlogMutation(savePost, false);
export const useSetPublished = () => useBlogMutation(setPublished);
export const useDeletePost = () => useBlogMutation(deletePost);
