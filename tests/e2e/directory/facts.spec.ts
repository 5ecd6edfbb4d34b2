import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";

const blanks = (page: Page) => page.getByRole("heading", { name: "Not published" }).locator("..");
const success = (page: Page) => page.getByRole("heading", { name: "Success Rate" }).locator("..");
const bars = (page: Page) => success(page).getByRole("img", { name: /on a scale/ });

test("each figure stands with what it counts, when, who says so, and what is not known", async ({ page }) => {
  await test.step("a published price derives no other price, and no sample stands beside it", async () => {
    await page.goto("/clinic/reprofit");
    const price = page.getByRole("row", { name: "IVF with Own Eggs €3,245" });
    await expect(price).toBeVisible();
    const covers = price.locator("+ tr");
    await expect(covers).toContainText("Price list of 1 Jan 2026.");
    await expect(covers).toContainText(
      /Included.*ICSI.*Not included.*Anaesthesia.*Ask the clinic.*Medicines/,
    );
    await expect(covers.getByRole("link", { name: /Price list of Reprofit for 2026/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.reprofit\.cz\//,
    );
    await expect(covers).toContainText("Read by a third party");
    await expect(covers).toContainText("Checked on 13 Sep 2026.");
    await expect(page.getByRole("row", { name: /^IVF with Egg Donation CZK.123,000$/ })).toBeVisible();
    await expect(blanks(page).getByText("Frozen Embryo Transfer", { exact: true })).toBeVisible();
    await expect(page.getByText("€3,745")).toHaveCount(0);

    await expect(
      success(page).getByText("We found no success rate that this clinic publishes."),
    ).toBeVisible();
    await expect(page.getByText("Sample, not the clinic's own:")).toHaveCount(0);
    await expect(bars(page)).toHaveCount(0);
    await expect(page.getByRole("note")).toHaveCount(0);
  });

  await test.step("a claim of long ago says what it counts, when, who says so, and what is not known", async () => {
    await page.goto("/clinic/novum");
    await expect(success(page).getByText("43%", { exact: true })).toBeVisible();
    await expect(
      success(page).getByText("Clinical pregnancies per embryo transfer", { exact: true }),
    ).toBeVisible();
    await expect(success(page).getByText("2004–2013")).toBeVisible();
    await expect(success(page).getByText("Its last treatments were in 2013.")).toBeVisible();
    await expect(success(page).getByText("The number of treatments isn't published")).toBeVisible();
    await expect(success(page).getByText("The clinic's own claim:")).toBeVisible();
    await expect(bars(page)).toHaveCount(0);
    const context = success(page)
      .getByRole("heading", { name: "For context: whole countries" })
      .locator("..");
    await expect(context).toContainText("Poland: Clinical pregnancies per embryo transfer");
    await expect(context).toContainText("38.1% · All ages · Fresh embryos · 2013–2016");
    await expect(context).toContainText("Not like for like.");
  });

  await test.step("a register's own range and verdict stand beside its rates, each age in a line", async () => {
    await page.goto("/clinic/kings-fertility");
    const embryos = success(page)
      .getByRole("heading", { name: "Live births per embryo transferred" })
      .locator("..");
    const bands = embryos.getByRole("listitem").filter({ hasText: "embryos transferred" });
    await expect(bands).toHaveText([
      /^All agesPublisher: above the national average32%29% to 36%Counted: 1,961 embryos transferred$/,
      /^Up to 37Publisher: above the national average39%35% to 43%Counted: 1,290 embryos transferred$/,
      /^38 and overPublisher: consistent with the national average19%15% to 24%Counted: 665 embryos transferred$/,
    ]);
    await expect(embryos.getByText("The ranges and verdicts are the publisher's own.")).toBeVisible();
    await expect(embryos).toContainText("28% · All ages · Fresh and frozen embryos · 2023");
    const starts = success(page)
      .getByRole("heading", { name: "Live births per started cycle" })
      .locator("..");
    await expect(starts).toBeHidden();
    await success(page).getByText("Older results (2018)").click();
    await expect(starts).toContainText("Up to 3427.8%22% to 34%Live births: 64. Counted: 230 started cycles");
    await expect(starts.getByText("The ranges are our 95% intervals.")).toBeVisible();
    await expect(starts.getByText("Its last treatments were in 2018.")).toBeVisible();
  });

  await test.step("a clinic that publishes nothing says so, and shows no sample as its own", async () => {
    await page.goto("/clinic/ovum");
    await expect(
      success(page).getByText("We found no success rate that this clinic publishes."),
    ).toBeVisible();
    await expect(blanks(page).getByText("‘Not published’ is common")).toBeVisible();
    await expect(blanks(page).getByText(/^\d+ things to ask for$/)).toBeVisible();
    await expect(blanks(page).getByText("with own eggs, with egg donation")).toBeVisible();
    const national = success(page).getByText("Poland: Clinical pregnancies per embryo transfer");
    await expect(national).toBeHidden();
    await success(page).getByText("Figures of whole countries, for context").click();
    await expect(national).toBeVisible();
    await page.getByRole("link", { name: "Report a wrong figure" }).click();
    await expect(page).toHaveURL("/report-figure?clinic=ovum");
  });
});
