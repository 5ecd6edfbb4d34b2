import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";

export function plainPage(path: string): Visit {
  return async (page, inState) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await inState("wide");
    await page.setViewportSize({ width: 360, height: 740 });
    await inState("on a phone", "another window");
  };
}
