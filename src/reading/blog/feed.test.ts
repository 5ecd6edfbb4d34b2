import { expect, test } from "vitest";
import { examplePost } from "../../../tests/support/examplePost.ts";
import { atomFeed } from "./feed.ts";

const ATOM = "http://www.w3.org/2005/Atom";
const SITE = "https://clinics.example";

/** @throws when it is not well-formed XML */
function read(xml: string): Element {
  const parsed = new DOMParser().parseFromString(xml, "application/xml");
  const problem = parsed.querySelector("parsererror");
  if (problem) throw new Error(problem.textContent ?? "");
  expect(parsed.documentElement.namespaceURI).toBe(ATOM);
  return parsed.documentElement;
}

const textOf = (parent: Element, name: string) =>
  [...parent.children].find(({ localName }) => localName === name)?.textContent;
const entriesOf = (feed: Element) => [...feed.children].filter(({ localName }) => localName === "entry");

test("an entry has what RFC 4287 asks for: an id that stays, a title, dates, a whole address, an author", () => {
  const category = { id: "c", name: "Costs & <more>", slug: "costs" };
  const feed = read(
    atomFeed(SITE, [examplePost({ excerpt: "In short", authorName: "A. Writer", category })]),
  );
  expect(textOf(feed, "id")).toBe("https://clinics.example/blog");
  expect(textOf(feed, "updated")).toBe("2025-01-06T00:00:00+00:00");
  expect(feed.querySelector("feed > author > name")?.textContent).toContain("IVF");
  expect(feed.querySelector("link[rel=self]")?.getAttribute("href")).toBe(`${SITE}/blog/feed.xml`);
  const [entry] = entriesOf(feed);
  if (!entry) throw new Error("There is no entry");
  expect(textOf(entry, "id")).toBe("urn:uuid:5b1f6d1e-0000-4000-8000-00000000ffff");
  expect(textOf(entry, "title")).toBe("An example");
  expect(textOf(entry, "published")).toBe("2025-01-05T23:30:00+00:00");
  expect(textOf(entry, "updated")).toBe("2025-01-06T00:00:00+00:00");
  expect(textOf(entry, "summary")).toBe("In short");
  expect(textOf(entry, "author")).toBe("A. Writer");
  expect(entry.querySelector("link")?.getAttribute("href")).toBe(`${SITE}/blog/an-example`);
  expect(entry.querySelector("category")?.getAttribute("label")).toBe("Costs & <more>");
});

test.for([
  "</title><script>alert(1)</script>",
  "A & B < C > D \"E\" 'F'",
  "]]> <![CDATA[ <!-- --> <?xml?>",
  "&lt;already&gt; &amp;nbsp;",
  "\u202eright to left\u2069",
  "\u{1F37C} Zlín \u0958",
])("the hostile title %j is read as it was written, and as nothing else", (title) => {
  const feed = read(atomFeed(SITE, [examplePost({ title, excerpt: title, authorName: title })]));
  const [entry] = entriesOf(feed);
  if (!entry) throw new Error("There is no entry");
  for (const name of ["title", "summary", "author"]) expect(textOf(entry, name)).toBe(title);
  expect(entry.querySelectorAll("title > *, summary > *, name > *")).toHaveLength(0);
});

test("characters that XML cannot hold are left out", () => {
  const title = "a\u0001b\u000bc\ufffed\ud800e";
  const [entry] = entriesOf(read(atomFeed(SITE, [examplePost({ title })])));
  expect(entry && textOf(entry, "title")).toBe("abcde");
});

test("a scheduled post is new on its day, and an empty blog still has a feed", () => {
  const ahead = examplePost({ publishedAt: "2026-03-05T08:00:00+00:00" });
  const feed = read(atomFeed(SITE, [examplePost(), ahead]));
  expect(textOf(feed, "updated")).toBe("2026-03-05T08:00:00+00:00");
  const empty = read(atomFeed(SITE, [], new Date("2026-01-01T00:00:00Z")));
  expect(textOf(empty, "updated")).toBe("2026-01-01T00:00:00.000Z");
  expect(entriesOf(empty)).toHaveLength(0);
});
