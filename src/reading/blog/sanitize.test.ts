// What is allowed. tests/e2e/reading/sanitising.spec.ts shows in a real browser that nothing runs.
import { expect, test } from "vitest";
import { sanitizeHtml } from "./sanitize.ts";

test.for([
  "<h2>Title</h2><p>Text with <strong>weight</strong> and <em>stress</em></p>",
  "<ul><li>One</li><li>Two</li></ul>",
  "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>",
  "<blockquote><p>Said</p></blockquote><pre><code>a &lt; b</code></pre><hr>",
  '<a href="/sperm-analysis">inside</a><a href="mailto:a@example.org">mail</a><a href="tel:+420">call</a>',
])("%s stays as it is", (html) => {
  expect(sanitizeHtml(html)).toBe(html);
});

test.for<[string, string]>([
  ["<script>alert(1)</script>Text", "Text"],
  ["<style>body{display:none}</style>Text", "Text"],
  ['<p style="position:fixed" class="fixed inset-0" onclick="x()">Text</p>', "<p>Text</p>"],
  ['<form action="https://evil.test"><input name="card"><button>Pay</button></form>', "Pay"],
  ['<iframe src="https://evil.test"></iframe><object data="x"></object><embed src="x">', ""],
  ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ['<a href=" jAvA\tscript:alert(1)">x</a>', "<a>x</a>"],
  ['<a href="data:text/html,x">x</a>', "<a>x</a>"],
  ['<a href="http://plain.test">x</a>', "<a>x</a>"],
  ['<a href="//evil.test">x</a><a href="/\\evil.test">y</a>', "<a>x</a><a>y</a>"],
  ["<svg><script>alert(1)</script></svg><math><mtext></mtext></math>", ""],
  ["<base href='https://evil.test'><meta http-equiv=refresh content='0'><link rel=stylesheet href=x>", ""],
])("%s becomes %s", ([html, safe]) => {
  expect(sanitizeHtml(html)).toBe(safe);
});

test("external links open in a new tab that can't reach ours", () => {
  expect(sanitizeHtml('<a href="https://example.org" target="_top" rel="opener">x</a>')).toBe(
    '<a href="https://example.org" rel="noopener" target="_blank">x</a>',
  );
});

test("pictures load lazily, send no referrer, and can't be data URLs", () => {
  expect(sanitizeHtml('<img src="https://example.org/x.png" alt="A" srcset="http://x 2x">')).toBe(
    '<img src="https://example.org/x.png" alt="A" loading="lazy" referrerpolicy="no-referrer">',
  );
  expect(sanitizeHtml('<img src="data:image/svg+xml,x">')).not.toContain("data:");
});

test("ids and names cannot shadow the page's own, and links to them still work", () => {
  expect(sanitizeHtml('<a href="#root">x</a><p id="root">y</p><img name="title">')).toBe(
    '<a href="#user-content-root">x</a><p id="user-content-root">y</p>' +
      '<img name="user-content-title" loading="lazy" referrerpolicy="no-referrer">',
  );
});

test("sanitising twice changes nothing", () => {
  const html =
    '<p id="a"><a href="#a">x</a><a href="https://x.test">y</a><img src="/z.svg" onerror="x()"></p>';
  expect(sanitizeHtml(sanitizeHtml(html))).toBe(sanitizeHtml(html));
});
