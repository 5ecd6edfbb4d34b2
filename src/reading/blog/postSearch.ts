import { fold, LONGEST_SEARCH } from "@/ui/fold.ts";
import type { PostSummary } from "./post.ts";

/**
 * The posts whose title or excerpt contains the term, whatever its case, and that are in the
 * category. No term and no category leave the list as it is.
 */
export function searchPosts<Post extends Pick<PostSummary, "title" | "excerpt" | "category">>(
  posts: Post[],
  { term, categoryId }: { term: string; categoryId: string | null },
): Post[] {
  const wanted = fold(term.trim().slice(0, LONGEST_SEARCH));
  return posts.filter(
    ({ title, excerpt, category }) =>
      (categoryId === null || category?.id === categoryId) &&
      (fold(title).includes(wanted) || fold(excerpt ?? "").includes(wanted)),
  );
}
