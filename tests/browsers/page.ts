import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Tab } from "./tab.ts";
import { KEYS } from "./keys.ts";
import * as inPage from "./inPage.ts";
import { waitFor } from "./patience.ts";

const FINDER = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.js"),
  "utf8",
);

const WITHOUT_FINDER = "the page has no finder yet";

interface Place {
  x: number;
  y: number;
}

type Json = string | number | boolean | null | undefined;

export class Page {
  private readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  async goto(path: string): Promise<void> {
    await this.tab.goto(path);
    await this.until(`${path} answers to clicks`, inPage.isInteractive);
  }

  /** Firefox's driver gives up without a network, though a worker answers. */
  async goOn(path: string): Promise<void> {
    await this.leaveFor(path);
    await this.until(`${path} answers to clicks`, inPage.isInteractive);
  }

  async leaveFor(path: string): Promise<void> {
    await this.do(inPage.goOn, path);
    await this.isAt(path);
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.isInteractiveAgain();
  }

  async isInteractiveAgain(): Promise<void> {
    await this.until("the page answers to clicks once more", inPage.isInteractive);
  }

  async click(role: string, name: string): Promise<void> {
    // What was there a moment ago may have moved, such as when the focus scrolls the page.
    await waitFor(`the press meets the ${role} “${name}”`, async () => {
      const { x, y } = await this.placeOf(role, name);
      await this.do(inPage.watchPress);
      await this.tab.act([
        mouse([moveTo(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]),
      ]);
      return (await this.do(inPage.isPressed)) === true ? true : undefined;
    });
  }

  async drag(from: string, to: string): Promise<void> {
    await waitFor(`the press meets the button “${from}”`, async () => {
      const end = await this.placeOf("button", to);
      // Where it is once the end is in sight.
      const start = (await this.do(inPage.placeOf, "button", from, false)) as Place | null;
      if (!start) return undefined;
      const steps = [0.25, 0.5, 0.75, 1].map((part) =>
        moveTo(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, 50),
      );
      await this.do(inPage.watchPress);
      await this.tab.act([
        mouse([
          moveTo(start.x, start.y),
          { type: "pointerDown", button: 0 },
          ...steps,
          { type: "pointerUp", button: 0 },
        ]),
      ]);
      return (await this.do(inPage.isPressed)) === true ? true : undefined;
    });
  }

  async press(key: keyof typeof KEYS, times = 1): Promise<void> {
    await this.type(KEYS[key].repeat(times));
  }

  async type(text: string): Promise<void> {
    const strokes = Array.from(text).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.tab.act([{ type: "key", id: "keyboard", actions: strokes }]);
  }

  async fill(label: string, text: string, role = "textbox"): Promise<void> {
    await waitFor(`“${label}” keeps the focus while somebody types`, async () => {
      await this.focus(role, label);
      await this.do(inPage.selectAll);
      await this.type(text);
      return (await this.do(inPage.hasFocus, role, label)) === true ? true : undefined;
    });
    await this.until(`“${label}” holds what was typed`, inPage.activeValue, text);
  }

  async fillPassword(password: string): Promise<void> {
    await waitFor("the password keeps the focus while somebody types", async () => {
      if ((await this.do(inPage.focusPassword)) !== true) return undefined;
      await this.do(inPage.selectAll);
      await this.type(password);
      return (await this.do(inPage.isPasswordFocused)) === true ? true : undefined;
    });
    await this.until("the password is typed", inPage.activeValue, password);
  }

  async focus(role: string, name: string): Promise<void> {
    await waitFor(`the ${role} “${name}” takes the focus`, async () => {
      await this.placeOf(role, name);
      await this.do(inPage.focus, role, name);
      return (await this.do(inPage.hasFocus, role, name)) === true ? true : undefined;
    });
  }

  async choose(label: string, value: string): Promise<void> {
    await this.until(`the field “${label}” can be set`, inPage.choose, label, value);
  }

  async chooseFile(path: string): Promise<void> {
    await this.until("a file can be chosen", inPage.canChooseFile);
    await this.tab.chooseFile("input[type=file]", path);
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

  async seeNoElement(role: string, name: string): Promise<void> {
    await this.until(`the ${role} “${name}” is gone`, inPage.hasNoElement, role, name);
  }

  async seeValue(label: string, value: string): Promise<void> {
    await this.until(`“${label}” holds “${value}”`, inPage.hasValue, label, value);
  }

  async seeChecked(label: string): Promise<void> {
    await this.until(`“${label}” is ticked`, inPage.isChecked, label);
  }

  async valueOf(label: string): Promise<string> {
    return await this.text(`the field “${label}”`, inPage.valueOf, label);
  }

  async textLike(pattern: RegExp): Promise<string> {
    return await this.text(`some text like ${pattern.source}`, inPage.textLike, pattern.source);
  }

  async seeFocusOn(role: string, name: string): Promise<void> {
    await this.until(`the ${role} “${name}” has the focus`, inPage.hasFocus, role, name);
  }

  async isAt(path: string): Promise<void> {
    await this.until(`the address is ${path}`, inPage.isAt, path);
  }

  /** @throws naming what didn't happen */
  async until(what: string, check: (...args: never[]) => unknown, ...args: Json[]): Promise<void> {
    await waitFor(what, async () => ((await this.do(check, ...args)) === true ? true : undefined));
  }

  async do(run: (...args: never[]) => unknown, ...args: Json[]): Promise<unknown> {
    const call = `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`;
    // In one step, since the page may be replaced between two.
    const found = await this.tab.evaluate(`"TestingLibraryDom" in window ? ${call} : "${WITHOUT_FINDER}"`);
    if (found !== WITHOUT_FINDER) return found;
    await this.tab.evaluate(`(() => { ${FINDER}\n })()`);
    return await this.do(run, ...args);
  }

  async print(): Promise<Buffer | undefined> {
    return await this.tab.print?.();
  }

  private async text(what: string, read: (...args: never[]) => unknown, ...args: Json[]): Promise<string> {
    return await waitFor(what, async () => {
      const found = await this.do(read, ...args);
      return typeof found === "string" ? found : undefined;
    });
  }

  private async placeOf(role: string, name: string): Promise<Place> {
    let last = "";
    return await waitFor(`the ${role} “${name}” can be used`, async () => {
      const place = (await this.do(inPage.placeOf, role, name)) as Place | null;
      const isStill = JSON.stringify(place) === last;
      last = JSON.stringify(place);
      return place && isStill ? place : undefined;
    });
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
