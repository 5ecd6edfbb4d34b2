import { expect, test } from "vitest";
import { examplePost } from "../../../tests/support/examplePost.ts";
import { ALL_POSTS, findPosts, readStatusFilter, type PostFilterValues } from "./findPosts.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");
const costs = { id: "c1", name: "Costs", slug: "costs" };
const posts = [
  examplePost({ id: "ahead", title: "Ahead", publishedAt: "2026-07-01T00:00:00Z", category: costs }),
  examplePost({ id: "out", title: "Out in Zlín", category: costs }),
  examplePost({ id: "draft", title: "Not out", published: false, publishedAt: null }),
  examplePost({ id: "taken back", title: "Taken back", published: false }),
];

test.for<[Partial<PostFilterValues>, string[]]>([
  [{}, ["ahead", "out", "draft", "taken back"]],
  [{ show: "published" }, ["out"]],
  [{ show: "scheduled" }, ["ahead"]],
  [{ show: "draft" }, ["draft", "taken back"]],
  [{ category: "c1" }, ["ahead", "out"]],
  [{ category: "none" }, ["draft", "taken back"]],
  [{ category: "gone" }, []],
  [{ term: "zlin" }, ["out"]],
  [{ term: "out", show: "draft" }, ["draft"]],
])("%j finds %j", ([choice, found]) => {
  expect(findPosts(posts, { ...ALL_POSTS, ...choice }, NOW).map(({ id }) => id)).toEqual(found);
});

test("an address that makes no sense shows all posts", () => {
  expect(["draft", "drafts", "", null].map(readStatusFilter)).toEqual(["draft", "all", "all", "all"]);
});
