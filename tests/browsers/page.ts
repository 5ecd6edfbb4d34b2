import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import type { Tab } from "./tab.ts";
import { KEYS } from "./keys.ts";
import * as inPage from "./inPage.ts";

const PATIENCE_MS = 20_000;
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.js"),
  "utf8",
);

type Json = string | number | boolean | null | undefined;

/** What a person does on a page and sees there, the same in every engine. */
export class Page {
  private readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens a page and waits until it answers to clicks. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(path);
    await this.until(`${path} answers to clicks`, inPage.isInteractive);
  }

  async click(role: string, name: string): Promise<void> {
    const { x, y } = await this.placeOf(role, name);
    await this.tab.act([
      mouse([moveTo(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]),
    ]);
  }

  /** Drags one button onto another in small steps. */
  async drag(from: string, to: string): Promise<void> {
    const start = await this.placeOf("button", from);
    const end = await this.placeOf("button", to);
    const steps = [0.25, 0.5, 0.75, 1].map((part) =>
      moveTo(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, 50),
    );
    await this.tab.act([
      mouse([
        moveTo(start.x, start.y),
        { type: "pointerDown", button: 0 },
        ...steps,
        { type: "pointerUp", button: 0 },
      ]),
    ]);
  }

  async press(key: keyof typeof KEYS, times = 1): Promise<void> {
    await this.type(KEYS[key].repeat(times));
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    const strokes = Array.from(text).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.tab.act([{ type: "key", id: "keyboard", actions: strokes }]);
  }

  /** Clicks a field, empties it and types. */
  async fill(label: string, text: string, role = "textbox"): Promise<void> {
    await this.focus(role, label);
    await this.do(inPage.selectAll);
    await this.type(text);
    await this.until(`“${label}” holds what was typed`, inPage.activeValue, text);
  }

  async focus(role: string, name: string): Promise<void> {
    await this.placeOf(role, name);
    await this.do(inPage.focus, role, name);
  }

  /** Sets a date field or a list of choices, whose keys every engine has its own. */
  async choose(label: string, value: string): Promise<void> {
    await this.until(`the field “${label}” can be set`, inPage.choose, label, value);
  }

  async see(text: string): Promise<void> {
    await this.until(`“${text}” is visible`, inPage.isVisible, text);
  }

  async seeNo(text: string): Promise<void> {
    await this.until(`“${text}” is gone`, inPage.isAbsent, text);
  }

  async seeElement(role: string, name: string): Promise<void> {
    await this.placeOf(role, name);
  }

  async seeFocusOn(role: string, name: string): Promise<void> {
    await this.until(`the ${role} “${name}” has the focus`, inPage.hasFocus, role, name);
  }

  async isAt(path: string): Promise<void> {
    await this.until(`the address is ${path}`, inPage.isAt, path);
  }

  /** Waits until something in the page is so. @throws saying what wasn't */
  async until(what: string, check: (...args: never[]) => unknown, ...args: Json[]): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while ((await this.do(check, ...args)) !== true) {
      if (performance.now() > deadline) throw new Error(`Not within ${PATIENCE_MS / 1_000} s: ${what}`);
      await wait(100);
    }
  }

  /** Runs a function of `inPage.ts` in the page. */
  async do(run: (...args: never[]) => unknown, ...args: Json[]): Promise<unknown> {
    if ((await this.tab.evaluate(`"TestingLibraryDom" in window`)) !== true) {
      await this.tab.evaluate(`(() => { ${FINDER}\n })()`);
    }
    return await this.tab.evaluate(`(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`);
  }

  /** The page on paper, where the engine can be asked for it. */
  async print(): Promise<Buffer | undefined> {
    return await this.tab.print?.();
  }

  /** The middle of an element that is on the screen and stands still. */
  private async placeOf(role: string, name: string): Promise<{ x: number; y: number }> {
    const what = `the ${role} “${name}” can be used`;
    let last: unknown;
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const place = await this.do(inPage.placeOf, role, name);
      if (place !== null && JSON.stringify(place) === JSON.stringify(last))
        return place as { x: number; y: number };
      last = place;
      await wait(50);
    }
    throw new Error(`Not within ${PATIENCE_MS / 1_000} s: ${what}`);
  }
}

const mouse = (actions: Record<string, unknown>[]) =>
  ({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }) as const;

const moveTo = (x: number, y: number, duration = 0) => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration,
});
