import { expect, test } from "vitest";
import { sanitizeHtml } from "@/reading/blog/sanitize.ts";
import { roundTrip } from "./extensions.ts";
import { unsupportedIn } from "./unsupported.ts";
import { outline } from "./outline.ts";
import { htmlFromVisual } from "./paragraphs.ts";

test.for([
  "",
  "Words without a paragraph",
  "<h2>Part</h2><h3>Smaller</h3><h4>Smallest</h4><p>Text with <strong>weight</strong> and <em>stress</em>.</p>",
  "<p>One\nsentence  over\n lines</p>\n\n<p>And <b>bold</b>, <i>italic</i>, <del>gone</del>, <u>under</u></p>",
  '<ul><li>One</li><li>Two<ul><li>Inside</li></ul></li></ul>\n<ol start="3"><li><strong>Three</strong> words</li></ol>',
  "<blockquote><p>Said</p></blockquote><pre><code>a &lt; b\n  c</code></pre><hr><p>End</p>",
  '<p><strong><a href="https://example.org/">Site</a></strong>, <a href="/sperm-analysis">tool</a>, <a href="mailto:a@example.org">mail</a></p>',
  '<p>Before</p><img src="/blog/eggs.png" alt="Three eggs"><p>Line<br>break</p>',
])("the visual editor keeps all of %j, and reading it back changes nothing more", (html) => {
  expect(unsupportedIn(html)).toEqual([]);
  const stored = sanitizeHtml(htmlFromVisual(roundTrip(sanitizeHtml(html))));
  expect(outline(stored)).toEqual(outline(sanitizeHtml(html)));
  expect(sanitizeHtml(htmlFromVisual(roundTrip(stored)))).toBe(stored);
});

test.for<[html: string, words: string]>([
  ["<table><tbody><tr><td>A</td></tr></tbody></table>", "a table"],
  ['<figure><img src="/a.png" alt=""><figcaption>Words</figcaption></figure>', "a picture with a caption"],
  ['<h2 id="costs">Costs</h2>', "targets of links (id)"],
  ['<p>He said <span lang="cs">ahoj</span></p>', "the language of a passage (lang)"],
  ['<p dir="rtl">Text</p>', "a reading direction (dir)"],
  ["<h1>Title</h1>", "a heading of level 1"],
  ["<p>H<sub>2</sub>O</p>", "subscript"],
  ["<details><summary>More</summary>Text</details>", "a part that folds out"],
  ['<p>Words <img src="/a.png" alt="in a line"> around</p>', "formatting that it would change"],
])("%j is not for the visual editor, and it says why", ([html, words]) => {
  expect(unsupportedIn(html)).toContain(words);
});

test("a text of 200,000 letters is not for the visual editor", () => {
  expect(unsupportedIn(`<p>${"x".repeat(200_000)}</p>`)).toContain("a text of this length");
});

test("what the sanitiser removes doesn't count as lost by the visual editor", () => {
  expect(unsupportedIn('<p onclick="x()" style="color:red">Text<script>alert(1)</script></p>')).toEqual([]);
});

test("an empty text stays empty, and the items of a list have no paragraphs", () => {
  expect(htmlFromVisual("<p></p>")).toBe("");
  expect(htmlFromVisual("<p>A</p><ul><li><p>One</p></li><li><p>Two</p><p>More</p></li></ul>")).toBe(
    "<p>A</p>\n<ul><li>One</li><li><p>Two</p><p>More</p></li></ul>",
  );
});
