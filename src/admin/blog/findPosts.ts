import type { PostSummary } from "@/reading/blog/post.ts";
import { searchPosts } from "@/reading/blog/postSearch.ts";
import { publicationOf, type Publication } from "./publication.ts";

export type StatusFilter = "all" | Publication;

export const STATUS_FILTERS: [StatusFilter, string][] = [
  ["all", "All posts"],
  ["published", "Published"],
  ["scheduled", "Scheduled"],
  ["draft", "Drafts"],
];

export const NO_CATEGORY = "none";

export interface PostFilterValues {
  term: string;
  show: StatusFilter;
  /** A category's id, `none`, or empty for all. */
  category: string;
}

export const ALL_POSTS: PostFilterValues = { term: "", show: "all", category: "" };

export function readStatusFilter(text: string | null): StatusFilter {
  return STATUS_FILTERS.find(([show]) => show === text)?.[0] ?? "all";
}

/** @param now in milliseconds; decides which posts are public */
export function findPosts<Post extends PostSummary>(
  posts: Post[],
  { term, show, category }: PostFilterValues,
  now: number,
): Post[] {
  return searchPosts(posts, { term, categoryId: null }).filter(
    (post) =>
      (show === "all" || publicationOf(post, now) === show) &&
      (category === "" || (post.category?.id ?? NO_CATEGORY) === category),
  );
}
