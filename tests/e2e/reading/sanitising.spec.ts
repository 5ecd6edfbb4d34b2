import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import { build } from "vite";
import { HOSTILE_HTML, HOSTILE_LINKS } from "../../support/hostileHtml.ts";

// Without the content security policy, which would stop scripts anyway.
interface Sanitiser {
  sanitizeHtml: (text: string) => string;
}

let script: string;
test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: "src/reading/blog/sanitize.ts", formats: ["iife"], name: "sanitiser" },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error("Nothing was built");
  script = output.output[0].code;
});

/** Returns the texts that fired. The page is a fresh one after scripts may have run. */
async function whatFires(page: Page, texts: string[], isSanitised: boolean): Promise<string[]> {
  const fired: string[] = [];
  let current = "";
  await page.exposeFunction("fire", () => void fired.push(current));
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.goto("about:blank");
  await page.addScriptTag({ content: script });
  for (current of texts) {
    if (!isSanitised) await page.goto("about:blank");
    await page.evaluate(
      async ([html, sanitised]) => {
        const box = document.createElement("div");
        document.body.replaceChildren(box);
        const { sanitiser } = window as unknown as { sanitiser: Sanitiser };
        box.innerHTML = sanitised ? sanitiser.sanitizeHtml(html) : html;
        for (const element of box.querySelectorAll<HTMLElement | SVGElement>("*")) {
          element.focus?.();
          element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
          element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        }
        const images = [...box.querySelectorAll("img, video, audio, iframe, object, embed")];
        await Promise.all(
          images.map(
            (element) =>
              new Promise<void>((resolve) => {
                for (const event of ["load", "error"]) element.addEventListener(event, () => resolve());
                if (!(element instanceof HTMLImageElement) || element.complete || element.loading === "lazy")
                  resolve();
              }),
          ),
        );
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      },
      [current, isSanitised] as const,
    );
  }
  return [...new Set(fired)];
}

test("nothing in a hostile post runs, however it is written", async ({ page }) => {
  expect(await whatFires(page, [...HOSTILE_HTML, ...HOSTILE_LINKS], true)).toEqual([]);
  await test.step("what is left of it has neither handlers nor styles, forms, scripts or unsafe addresses", async () => {
    const left = await page.evaluate(
      (texts) => {
        const { sanitizeHtml } = (window as unknown as { sanitiser: Sanitiser }).sanitiser;
        const forbidden =
          /^(script|style|form|input|button|select|textarea|iframe|object|embed|svg|math|link|meta|base)$/i;
        const unsafeName = /^on|^style$|^srcdoc$|^form/i;
        const unsafeValue = /^\s*(javascript|data|vbscript|http:|\/\/)/i;
        const found: string[] = [];
        for (const text of texts) {
          const { body } = new DOMParser().parseFromString(sanitizeHtml(text), "text/html");
          for (const element of body.querySelectorAll("*")) {
            if (forbidden.test(element.localName)) found.push(element.outerHTML);
            for (const { name, value } of element.attributes) {
              if (unsafeName.test(name) || unsafeValue.test(value)) found.push(`${name}=${value}`);
            }
          }
        }
        return found;
      },
      [...HOSTILE_HTML, ...HOSTILE_LINKS],
    );
    expect(left).toEqual([]);
  });
  await test.step("a post of half a million characters is sanitised at once", async () => {
    const length = await page.evaluate(() => {
      const { sanitizeHtml } = (window as unknown as { sanitiser: Sanitiser }).sanitiser;
      return sanitizeHtml("<p onclick='x()'>Some <b>text</b> of a long post.</p>".repeat(9_500)).length;
    });
    expect(length).toBeGreaterThan(300_000);
  });
});

test("most of the same texts run without the sanitiser", async ({ page }) => {
  const fired = await whatFires(page, [...HOSTILE_HTML, ...HOSTILE_LINKS], false);
  expect(fired.length).toBeGreaterThan(40);
});
