import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { setDate } from "../../../support/fixedDate.ts";

export const dueDateStates: Visit = async (page, inState) => {
  // Gives the due date the longest month.
  await setDate(page, "2026-11-25T12:00:00");
  await page.goto("/ivf-calculator");
  await expect(page.getByRole("dialog")).toBeVisible();
  await inState("disclaimer");
  await page.getByRole("button", { name: "I Understand" }).click();
  await inState("before a result");
  await page.getByRole("button", { name: "Show Full Timeline" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inState("asking for what is missing");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await inState("what is missing is marked");

  const date = page.getByLabel(/^(Date|First day of last period)$/);
  await date.fill("0001-01-01");
  await page.getByLabel("Conception type").selectOption("last-period");
  await page.getByRole("button", { name: "Calculate Timeline" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await inState("a date that cannot be");

  await date.fill("2026-11-25");
  await page.getByRole("button", { name: "Calculate Timeline" }).click();
  await expect(page.getByText("Your estimated due date")).toBeVisible();
  await inState("a result");
  await date.fill("2026-07-05");
  await page.getByRole("button", { name: "Calculate Timeline" }).click();
  await page.getByRole("button", { name: "Show Full Timeline" }).click();
  await expect(page.getByText("now", { exact: true }).first()).toBeVisible();
  await inState("the timeline halfway");
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }),
  );
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByLabel("Link to this calculation")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("the link to copy by hand, on a phone");
};

export const semenStates: Visit = async (page, inState) => {
  const enter = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
    await page.getByRole("button", { name: "Get Results" }).click();
  };
  await page.goto("/sperm-analysis");
  await expect(page.getByRole("dialog")).toBeVisible();
  await inState("disclaimer");
  await page.getByRole("button", { name: "I Understand" }).click();
  await inState("before a result");
  await enter({ "Semen volume": "3", "Total sperm count": "0", "Total motility": "40" });
  await expect(page.getByRole("dialog")).toContainText("azoospermia");
  await inState("asking for what is missing");
  await page.keyboard.press("Escape");
  await inState("a count of zero");
  await enter({ "Total sperm count": "120", "Total motility": "61" });
  await expect(page.getByRole("list", { name: "Results" })).toBeVisible();
  await inState("normal values");
  await enter({ "Progressive motility": "29" });
  await expect(page.getByText(/1 of \d values is at its limit/)).toBeVisible();
  await inState("a value at its limit");
  await enter({ "Total sperm count": "10", "Progressive motility": "70", Immotile: "90" });
  await expect(page.getByText(/^Talk to a doctor about/)).toBeVisible();
  await inState("low values that contradict each other");
  await enter({ "Total motility": "101" });
  await expect(page.getByRole("alert")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("a value that cannot be, on a phone");
};
