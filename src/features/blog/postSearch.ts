import type { PostSummary } from "./post.ts";

export const LONGEST_SEARCH = 100;

/** Lower case and without diacritics, so that `lecba` finds Léčba. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

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
