import type { Page } from "@playwright/test";

export async function setDate(page: Page, moment: string): Promise<void> {
  await page.addInitScript((now) => {
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, values, asked) =>
        Reflect.construct(target, values.length === 0 ? [now] : values, asked),
      get: (target, key) => (key === "now" ? () => +new RealDate(now) : Reflect.get(target, key)),
    });
  }, moment);
}
