import { fold, MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import type { PostSummary } from "./post.ts";

export function searchPosts<Post extends Pick<PostSummary, "title" | "excerpt" | "category">>(
  posts: Post[],
  { term, categoryId }: { term: string; categoryId: string | null },
): Post[] {
  const wanted = fold(term.trim().slice(0, MAX_SEARCH_LENGTH));
  return posts.filter(
    ({ title, excerpt, category }) =>
      (categoryId === null || category?.id === categoryId) &&
      (fold(title).includes(wanted) || fold(excerpt ?? "").includes(wanted)),
  );
}
