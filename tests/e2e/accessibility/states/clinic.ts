import { expect, type Page } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { ALL_KINDS_OF_FACTS } from "../../../support/exampleFacts.ts";
import { holdAnswers, standInForOtherHosts } from "../../../support/heldAnswers.ts";

const FACTS = "**/rpc/clinic_facts*";
const CLINICS = "**/rest/v1/clinics*";

/** Elsewhere the phone's bar covers half a link, which axe takes for a small one. */
async function atEndOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

export const clinicStates: Visit = async (page, inState) => {
  for (const [id, name, state] of [
    ["reprofit", "Reprofit", "with prices and sample rates"],
    ["novum", "nOvum", "with a claim of long ago"],
    ["prague-fertility", "Prague Fertility Centre", "with fixed prices"],
    ["invicta", "INVICTA", "with a logo from elsewhere"],
    ["kriobank", "Kriobank", "without figures"],
  ] as const) {
    // Interception makes each page twice as slow.
    if (id === "invicta") await standInForOtherHosts(page);
    await page.goto(`/clinic/${id}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await inState(state);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await page.getByText("Figures of whole countries, for context").click();
  await inState("with the figures of whole countries");
  await page.route(FACTS, (route) => route.fulfill({ json: ALL_KINDS_OF_FACTS }));
  await page.goto("/clinic/gennet");
  await page.mouse.move(10, 10);
  await expect(page.getByText("95% interval", { exact: false }).first()).toBeVisible();
  await inState("with every kind of fact");
  await atEndOnPhone(page);
  await inState("with every kind of fact, on a phone", "another window");
  await page.unroute(FACTS);
  await standInForOtherHosts(page);
  await page.goto("/clinic/reprofit");
  await atEndOnPhone(page);
  await inState("on a phone");
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.locator("iframe")).toBeFocused();
  await atEndOnPhone(page);
  await inState("with its map");
};

export const missingFactsStates: Visit = async (page, inState) => {
  const letGo = await holdAnswers(page, FACTS);
  await page.goto("/?search=reprofit");
  await page.getByRole("article").getByRole("link", { name: "Reprofit", exact: true }).click();
  await expect(page.getByText("Loading figures...")).toBeAttached();
  await inState("its figures loading");
  await letGo();
  await page.route(FACTS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/?search=gennet");
  await page.getByRole("article").getByRole("link", { name: "GENNET", exact: true }).click();
  await expect(page.getByText("Error loading this clinic's figures.")).toBeVisible();
  await inState("its figures missing");
  await atEndOnPhone(page);
  await inState("its figures missing, on a phone", "another window");
};

export const unknownClinicStates: Visit = async (page, inState) => {
  const letGo = await holdAnswers(page, CLINICS);
  await page.goto("/clinic/no-such-clinic");
  await expect(page.getByText("Loading clinic details...")).toBeVisible();
  await inState("loading");
  await letGo();
  await expect(page.getByText("Clinic Not Found").last()).toBeVisible();
  await inState("unknown");
  await page.route(CLINICS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/clinic/no-such-clinic");
  await expect(page.getByText("Error loading clinic details.")).toBeVisible();
  await inState("error");
};
