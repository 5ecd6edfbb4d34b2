import { expect, test } from "vitest";
import { examplePost } from "../../../tests/support/examplePost.ts";
import { EMPTY_POST, fieldsFromForm, formFromPost } from "./postForm.ts";
import { postSchema } from "./postSchema.ts";

const VALID = { ...EMPTY_POST, title: "A title", slug: "a-title", content: "<p>Text</p>" };

test("the form of a stored post has empty texts where the post has nothing", () => {
  expect(formFromPost(examplePost())).toEqual({
    ...EMPTY_POST,
    ...{ title: "An example", slug: "an-example", content: "<p>Text</p>", published: true },
  });
});

test("what is stored is trimmed, null where there is nothing, and sanitised", () => {
  const row = fieldsFromForm({
    ...VALID,
    title: "  A title ",
    content: ' <p onclick="x()">Text</p><script>alert(1)</script> ',
    ogImage: "https://klinika-žilina.sk/x.png",
  });
  expect(row).toMatchObject({
    ...{ title: "A title", content: "<p>Text</p>", excerpt: null, category_id: null, meta_keywords: [] },
    ...{ og_image: "https://xn--klinika-ilina-35c.sk/x.png", featured_image: null, canonical_url: null },
  });
});

test("only a future date is ever sent; the server sets the others", () => {
  const datesOf = (form: typeof VALID) =>
    Object.entries(fieldsFromForm(form)).filter(([name]) => name.endsWith("_at"));
  expect(datesOf(VALID)).toEqual([["published_at", null]]);
  const planned = { ...VALID, publishOn: "2027-03-05T09:00" };
  expect(datesOf({ ...planned, published: true })).toEqual([
    ["published_at", new Date(2027, 2, 5, 9).toISOString()],
  ]);
  expect(datesOf({ ...planned, published: false })).toEqual([["published_at", null]]);
});

test.for<[publishOn: string, isRight: boolean]>([
  ["", true],
  ["2001-01-01T09:00", false],
  ["2999-01-01T09:00", false],
  ["soon", false],
  [`${new Date().getFullYear() + 1}-01-02T09:00`, true],
])("a post to be published on %j: taken is %s", ([publishOn, isRight]) => {
  expect(postSchema.safeParse({ ...VALID, published: true, publishOn }).success).toBe(isRight);
});

test("a post needs a title, an address and content, and nothing else", () => {
  expect(postSchema.safeParse(VALID).success).toBe(true);
});

test.for<[Partial<typeof VALID>, RegExp]>([
  [{ title: " " }, /^Title and content are required$/],
  [{ title: "\u200b\u00a0" }, /^Title and content are required$/],
  [{ content: "\n" }, /^Title and content are required$/],
  [{ title: "x".repeat(201) }, /At most 200/],
  [{ content: "x".repeat(2_000_000) }, /At most 500,000/],
  [{ title: "a\0b" }, /cannot be stored/],
  [{ slug: " " }, /needs an address/],
  [{ slug: "../admin" }, /lower-case letters/],
  [{ featuredImage: "javascript:alert(1)" }, /https:\/\//],
  [{ ogImage: "//evil.test/x.png" }, /https:\/\//],
  [{ canonicalUrl: "/blog/x" }, /https:\/\//],
  [{ authorName: "\u200b" }, /no visible text/],
  [{ metaKeywords: Array.from({ length: 51 }, String) }, /At most 50/],
  [{ metaKeywords: ["x".repeat(121)] }, /At most 120/],
])("%o is refused with a message", ([fields, words]) => {
  const result = postSchema.safeParse({ ...VALID, ...fields });
  expect(result.error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
});
