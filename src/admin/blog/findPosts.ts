import type { PostSummary } from "@/reading/blog/post.ts";
import { searchPosts } from "@/reading/blog/postSearch.ts";
import { publicationOf, type Publication } from "./publication.ts";

export type Show = "all" | Publication;

export const SHOWS: [Show, string][] = [
  ["all", "All posts"],
  ["published", "Published"],
  ["scheduled", "Scheduled"],
  ["draft", "Drafts"],
];

export const NO_CATEGORY = "none";

export interface PostChoice {
  term: string;
  show: Show;
  /** A category's id, `none`, or empty for all. */
  category: string;
}

export const ALL_POSTS: PostChoice = { term: "", show: "all", category: "" };

export function showOf(text: string | null): Show {
  return SHOWS.find(([show]) => show === text)?.[0] ?? "all";
}

/**
 * Returns the matching posts in their given order.
 *
 * @param now in milliseconds; decides which posts are public
 */
export function findPosts<Post extends PostSummary>(
  posts: Post[],
  { term, show, category }: PostChoice,
  now: number,
): Post[] {
  return searchPosts(posts, { term, categoryId: null }).filter(
    (post) =>
      (show === "all" || publicationOf(post, now) === show) &&
      (category === "" || (post.category?.id ?? NO_CATEGORY) === category),
  );
}
