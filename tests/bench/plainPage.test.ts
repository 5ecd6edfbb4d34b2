import { expect, test } from "vitest";
import { plainPage, servePlain } from "./plainPage.ts";

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"/><title>Clinics</title><style>p{color:red}</style>' +
  '<link rel="modulepreload" href="/a.js"><script type="module" src="/b.js"></script></head>' +
  '<body><div id="root" data-snapshot-of="/"><!--$--><p class="text-ink">An <a href="/x" class="font-medium">IVF clinic</a>' +
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></p><img src="/l.png" alt=""/>' +
  '<details open=""><summary aria-label="More">more</summary></details><p hidden="">Later</p></div>' +
  '<script type="application/json" id="snapshot-data">{"a":"</p>"}</script></body></html>';

test("the plain page has the same words and links, and nothing that colours, draws or runs", () => {
  expect(plainPage(PAGE)).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clinics</title></head>' +
      '<body><div><p>An <a href="/x">IVF clinic</a></p>' +
      '<details open=""><summary>more</summary></details><p hidden="">Later</p></div></body></html>',
  );
});

test("the plain page is served in one compressed file", async () => {
  const plain = await servePlain(plainPage(PAGE));
  const answer = await fetch(plain.url);
  plain.close();
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(await answer.text()).toBe(plainPage(PAGE));
});
