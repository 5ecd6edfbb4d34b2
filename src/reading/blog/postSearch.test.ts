import { expect, test } from "vitest";
import { examplePost } from "../../../tests/support/examplePost.ts";
import { searchPosts } from "./postSearch.ts";

const choosing = { id: "1", name: "Choosing", slug: "choosing" };
const posts = [
  examplePost({ title: "Success rates", excerpt: "Four questions", category: choosing }),
  examplePost({ title: "Léčba v Kraków", excerpt: null }),
  examplePost({ title: "A day in Łódź", excerpt: null }),
  examplePost({ title: "100% sure_", excerpt: "(Really?)", category: { ...choosing, id: "2" } }),
];
const find = (term: string, categoryId: string | null = null) =>
  searchPosts(posts, { term, categoryId }).map(({ title }) => title);

test.for<[string, string[]]>([
  ["", ["Success rates", "Léčba v Kraków", "A day in Łódź", "100% sure_"]],
  ["  ", ["Success rates", "Léčba v Kraków", "A day in Łódź", "100% sure_"]],
  ["SUCCESS", ["Success rates"]],
  ["four quest", ["Success rates"]],
  ["lecba", ["Léčba v Kraków"]],
  ["lodz", ["A day in Łódź"]],
  ["KRAKOW", ["Léčba v Kraków"]],
  ["%", ["100% sure_"]],
  ["_", ["100% sure_"]],
  ["(really?)", ["100% sure_"]],
  ["\\", []],
  [",", []],
  ["[", []],
  [".*", []],
  ["nothing like it", []],
])("'%s' finds %o", ([term, titles]) => {
  expect(find(term)).toEqual(titles);
});

test("a category narrows the list, alone or together with a term", () => {
  expect(find("", "1")).toEqual(["Success rates"]);
  expect(find("sure", "1")).toEqual([]);
  expect(find("sure", "2")).toEqual(["100% sure_"]);
  expect(find("", "no such category")).toEqual([]);
});

test("a term of 10,000 characters is cut", () => {
  const long = examplePost({ title: "a".repeat(100) });
  expect(searchPosts([long], { term: "a".repeat(10_000), categoryId: null })).toEqual([long]);
});
