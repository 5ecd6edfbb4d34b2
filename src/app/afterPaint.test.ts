import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const scripts = readFileSync("index.html", "utf8").matchAll(/<script>(.*?)<\/script>/gs);
const LOADER = [...scripts].at(-1)?.[1] ?? "";
const LINKS = '<link rel="stylesheet" href="/rest.css"><link rel="modulepreload" href="/page.js">';

let frames: (() => void)[] = [];

const added = () =>
  [...document.querySelectorAll("body > link, body > script")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src"),
  );

function open(afterPaint: string): void {
  document.body.innerHTML = `<main></main><template id="after-paint">${afterPaint}</template>`;
  runInNewContext(LOADER, { document, setTimeout, requestAnimationFrame });
  vi.advanceTimersByTime(10);
}

function paint(): void {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(10);
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(["load", "error"])(
  "a page fetches its scripts after its first paint, and starts once its styles have come to their %s",
  (end) => {
    open(`${LINKS}<script type="module" src="/start.js"></script>`);
    expect(added()).toEqual([]);
    paint();
    expect(added()).toEqual(["/rest.css", "/page.js"]);
    document.querySelector("body > link")?.dispatchEvent(new Event(end));
    vi.advanceTimersByTime(10);
    expect(added()).toEqual(["/rest.css", "/page.js", "/start.js"]);
  },
);

test("a page that isn't drawn fetches them after two seconds, and only once", () => {
  open(LINKS);
  vi.advanceTimersByTime(1_900);
  expect(added()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(added()).toEqual(["/rest.css", "/page.js"]);
  paint();
  expect(added()).toEqual(["/rest.css", "/page.js"]);
});

test("a page in a hidden tab fetches them at once", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  open(LINKS);
  expect(added()).toEqual(["/rest.css", "/page.js"]);
});

test("a page that wasn't prerendered has none to wait for", () => {
  open("");
  paint();
  vi.advanceTimersByTime(2_000);
  expect(added()).toEqual([]);
});
