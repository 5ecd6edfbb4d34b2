import { expect, test } from "vitest";
import { divideStyles } from "./ownStyles.ts";

const PAGE =
  '<html><body><p id="note" class="aria-[current=page]:font-bold text-ink sm:flex [&amp;&gt;li]:mt-2 w-1/2">Hello</p></body></html>';

const inLayer = (css: string) => `@layer utilities{${css}}`;

function kept(css: string, html = PAGE): string {
  return divideStyles(inLayer(css)).within(html);
}

test.each([
  [".text-ink{color:var(--ink)}", "a class"],
  ["p{margin:0}", "an element"],
  ["#note{margin:0}", "an id"],
  ["*,:before{box-sizing:border-box}", "everything"],
  [".sm\\:flex{display:flex}", "a class with a colon"],
  ['.aria-\\[current\\=page\\]\\:font-bold[aria-current="page"]{font-weight:700}', "a class with brackets"],
  [".w-1\\/2{width:50%}", "a class with a slash"],
  [".\\[\\&\\>li\\]\\:mt-2>p{margin:0}", "a class that is escaped in HTML"],
  ["p.text-ink:hover:not(.absent)::after{color:red}", "a state that may come"],
  [":is(.absent,p) .text-ink{color:red}", "one of several"],
  ['html:not([data-interactive]) p[title="a.b]c"]{color:red}', "attributes, which don't count"],
  [".absent,.text-ink{color:red}", "one of two selectors"],
])("a page keeps %s, for %s", (css) => {
  expect(kept(css)).toBe(inLayer(css));
});

test.each([
  [".absent{color:red}", "a class"],
  ["h2{margin:0}", "an element"],
  ["p.absent{color:red}", "a class beside an element that it has"],
  [".text-ink .absent:hover{color:red}", "a class below one that it has"],
  [".\\[\\&\\>li\\]\\:mt-3>p{margin:0}", "a class with another number"],
  ["@media (width>=40rem){.absent{color:red}}", "all of a block"],
])("a page goes without %s, which is for %s", (css) => {
  expect(kept(css)).toBe("");
});

test("a page keeps the order of its rules, and of a block what it needs", () => {
  const css =
    "@layer theme,utilities;@layer base{h2{margin:0}}@font-face{font-family:Serif;src:url(/a.woff2)}" +
    "@layer components{.absent{margin:0}p{margin:1px}}" +
    "@layer utilities{.text-ink{color:red}@media (width>=40rem){.absent{color:red}.text-ink{color:blue}}}" +
    "@property --tw-blur{syntax:'*';inherits:false}@media print{p{color:black}}";
  expect(divideStyles(css).within(PAGE)).toBe(css.replaceAll(/\.absent\{.*?\}/g, ""));
});

test("the rest has every rule of the classes, and nothing that each page has", () => {
  const classes = "@layer components{.absent{margin:0}}@layer utilities{.text-ink{color:red}}";
  const one = divideStyles(`/*! a licence */@layer base{h2{margin:0}}${classes}:root{--ink:red}`).rest;
  expect(one.css).toBe(classes);
  expect(one.file).toMatch(/^assets\/rest-[\w-]{8}\.css$/);
  expect(divideStyles(classes).rest).toEqual(one);
  expect(divideStyles(classes.replace("0", "1px")).rest.file).not.toBe(one.file);
});
