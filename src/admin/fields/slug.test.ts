import { assert, property, string } from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { generateSlug, isSlug } from "./slug.ts";

test.for<[string, string]>([
  ["How to Read an IVF Success Rate", "how-to-read-an-ivf-success-rate"],
  ["  Two   spaces\tand\na tab  ", "two-spaces-and-a-tab"],
  ["What's new? (2026)", "whats-new-2026"],
  ["a - b -- c", "a-b-c"],
  ["-edges-", "edges"],
  ["Léčba v Łodzi: žluťoučký kůň", "lecba-v-lodzi-zlutoucky-kun"],
  ["Größe", "grosse"],
  ["../admin", "admin"],
  ["new", "new"],
  ["</script><b>", "scriptb"],
  ["!!!", ""],
  ["日本語", ""],
  ["\u{1F37C}", ""],
  ["", ""],
])("'%s' becomes '%s'", ([title, slug]) => {
  expect(generateSlug(title)).toBe(slug);
});

test("whatever the title, the slug is one that the database takes, or empty", () => {
  assert(
    property(string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const slug = generateSlug(title);
      return slug === "" || isSlug(slug);
    }),
  );
});

test.for(["", "-", "A", "a--b", "a-", "a b", "a_b", "zlín", "../a", "a/b", "a\n", "x".repeat(121)])(
  "'%s' is no slug",
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
