import { expect } from "@playwright/test";
import { test } from "../../support/walkTest.ts";
import { allRoutes } from "../../support/allRoutes.ts";
import { examine, findings } from "../../support/axe.ts";
import { plainPage } from "./states/plain.ts";
import { examineEachTemplate } from "./states/rounds.ts";
import { VISITS } from "./states/visits.ts";

examineEachTemplate("visitors");

test("axe reports problems by WCAG, by best practice, and by the rules that we switch on", async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Bad</title><body><p style="color: #bbb">Faint</p>
    <button style="width: 9px; height: 9px"></button><button style="width: 9px; height: 9px"></button>`);
  const rules = (await findings(page)).map((finding) => finding.split(":")[0]);
  for (const rule of ["color-contrast", "button-name", "region", "page-has-heading-one", "target-size"]) {
    expect(rules).toContain(rule);
  }
});

test("axe examines the present document in its present colours", async ({ page }) => {
  await page.goto("/about");
  expect(await findings(page)).toEqual([]);
  await page.goto("/robots.txt");
  expect((await findings(page)).join()).toContain("document-title");
  await page.goto("/");
  await page.evaluate(() => {
    document.body.innerHTML =
      "<style>@media (prefers-color-scheme: dark) { p { color: #222 } }</style><p>In the dark</p>";
  });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await findings(page, "of colours")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, "of colours")).toEqual(["color-contrast: p"]);
  await page.goto("/about");
  expect(await findings(page, "of colours")).toEqual([]);
});

test("a contrast that was looked at is looked at again on another ground, in another size, and where the text is laid over something", async ({
  page,
}) => {
  const look = async (html: string) => {
    await page.evaluate((body) => void (document.body.innerHTML = body), html);
    return await findings(page, "of colours");
  };
  await page.goto("/robots.txt");
  expect(await look(`<p style="color: #767676">Enough on white</p>`)).toEqual([]);
  expect(await look(`<i style="color: #767676">The same</i>`)).toEqual([]);
  expect(await look(`<div style="background: #eee"><p style="color: #767676">On grey</p></div>`)).toEqual([
    "color-contrast: p",
  ]);
  expect(await look(`<p style="color: #8a8a8a; font-size: 24px">Large</p>`)).toEqual([]);
  expect(await look(`<p style="color: #8a8a8a">Small</p>`)).toEqual(["color-contrast: p"]);
  const laidOver = `<div style="background: #eee; height: 3em"></div>
    <b style="position: absolute; top: 8px; left: 8px; color: #767676">Over it</b>`;
  expect(await look(`<b style="color: #767676">Thick on white</b>`)).toEqual([]);
  expect(await look(laidOver)).toEqual(["color-contrast: b"]);
  const drawnUp = `<div style="background: #eee; height: 3em"></div>
    <b style="display: block; margin-top: -2em; color: #767676">Drawn up</b>`;
  expect(await look(drawnUp)).toEqual(["color-contrast: b"]);
  expect(await look(`<p style="color: #767676; opacity: 0.8">Pale</p>`)).toEqual(["color-contrast: p"]);
});

test("a link in a text that was looked at is looked at again once less sets it apart, or more is around it", async ({
  page,
}) => {
  const look = async (style: string, around = "") => {
    const link = `<a href="/about" style="color: #333; ${style}">link</a>`;
    const html = `<p style="color: #222; ${around}">A text that goes on before a ${link} and after it.</p>`;
    await page.evaluate((body) => void (document.body.innerHTML = body), html);
    return await findings(page, "of colours");
  };
  await page.goto("/robots.txt");
  expect(await look("")).toEqual([]);
  expect(await look("text-decoration: none")).toEqual(["link-in-text-block: a"]);
  expect(await look("text-decoration: none; border-bottom: 1px solid")).toEqual([]);
  expect(await look("text-decoration: none; font-weight: bold")).toEqual([]);
  expect(await look("text-decoration: none; font-weight: bold", "font-weight: bold")).toEqual([
    "link-in-text-block: a",
  ]);
});

test("a part that was examined is examined again when it, what names it, or its window changes, and the page as a whole always", async ({
  page,
}) => {
  const look = async (main: string, width = 800) => {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate((inside) => {
      document.documentElement.lang = "en";
      document.head.innerHTML = "<title>Parts of a page</title>";
      document.body.innerHTML = `<main><h1>Parts</h1>${inside}</main>`;
    }, main);
    return await findings(page);
  };
  const buttons = `<section>${"<button>x</button>".repeat(2)}</section>`;
  await page.goto("/robots.txt");
  const label = `<p id="label">Name</p>`;
  const field = `<section><h2>Field</h2><input aria-labelledby="label"></section>`;
  expect(await look(label + field)).toEqual([]);
  expect(await look(field)).toEqual([expect.stringMatching(/^label: /)]);
  expect(await look(label + field + `<section><button></button></section>`)).toEqual(["button-name: button"]);
  expect(await look(label + field + `<h4>Too deep</h4>`)).toEqual(["heading-order: h4"]);
  expect(await look(label + field + `<h3>Deep enough</h3>`)).toEqual([]);
  const narrow = `<style>button { padding: 1em } @media (width < 500px) { button { all: unset; width: 9px; height: 9px; overflow: hidden } }</style>`;
  expect(await look(narrow + buttons)).toEqual([]);
  expect(await look(narrow + buttons, 400)).toEqual([expect.stringMatching(/^target-size: /)]);
});

test("every route with a parameter or behind the login has a walk, which fails if it is sent to the login", async ({
  page,
}) => {
  const needsOne = allRoutes.filter(({ path }) => path.includes(":") || path.startsWith("/admin"));
  expect(needsOne.filter(({ path }) => !(path in VISITS))).toEqual([]);
  const walk = examine(page, "/admin/blog", plainPage("/admin/blog"));
  await expect(walk).rejects.toThrow("No state of /admin/blog was looked at, only /admin/login");
});
