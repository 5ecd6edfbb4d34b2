import { describe, expect, test } from "vitest";
import { isValidFile, isValidResponse } from "./validResponse.ts";

const PAGE = '<!doctype html><html><body><div id="root"></div></body></html>';

const answer = (type: string, text = "x", status = 200) =>
  new Response(text, { status, headers: { "content-type": type } });
const isCached = async (path: string, response: Response) =>
  await isValidFile(`https://clinics.example${path}`, response);

describe("Of a release are cached", () => {
  test("its files and its shell", async () => {
    expect(await isCached("/assets/index-1.js", answer("text/javascript"))).toBe(true);
    expect(await isCached("/maps/spain.svg", answer("image/svg+xml"))).toBe(true);
    expect(await isCached("/200.html", answer("text/html; charset=utf-8", PAGE))).toBe(true);
  });

  test("no page in a script's place, as hosts answer with status 200 where a file is missing", async () => {
    expect(await isCached("/assets/index-1.js", answer("text/html; charset=utf-8", PAGE))).toBe(false);
    expect(await isCached("/assets/sans-1.woff2", answer("text/html", PAGE))).toBe(false);
  });

  test("no page of somebody else's in the shell's place", async () => {
    expect(await isCached("/200.html", answer("text/html", "<h1>Please sign in to this wifi</h1>"))).toBe(
      false,
    );
    expect(await isCached("/200.html", answer("text/plain", PAGE))).toBe(false);
  });

  test("no errors", async () => {
    expect(await isCached("/assets/index-1.js", answer("text/javascript", "x", 404))).toBe(false);
    expect(await isCached("/200.html", answer("text/html", PAGE, 500))).toBe(false);
  });
});

test("a page that a host gives out in the backend's place never replaces a cached response", () => {
  expect(isValidResponse(answer("application/json; charset=utf-8", "[]"))).toBe(true);
  expect(isValidResponse(answer("text/html", PAGE))).toBe(false);
  expect(isValidResponse(answer("application/json", "{}", 503))).toBe(false);
});
