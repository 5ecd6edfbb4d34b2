import { expect, type Page, type Route } from "@playwright/test";
import type { ClinicRow } from "../../../../src/directory/clinics/clinic.ts";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers, holdNextFrame } from "../../../support/heldAnswers.ts";
import { holdToasts, lengthenTimers } from "../../../support/longerTimers.ts";
import { answerVotes } from "../../../support/votingAnswers.ts";
import { askForVote, expectToast, vote } from "../../../support/votingPage.ts";
import { ALL_CLINICS } from "../../../support/seededClinics.ts";

const CLINICS = "**/rest/v1/clinics*";
const TWO_CLINICS = "/?search=krakow";
const BASES = "**/rest/v1/clinics?select=id%2Cbasis*";

export const listStates: Visit = async (page, inState) => {
  await page.goto("/");
  await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
  await inState("clinics");
  const showMore = page.getByRole("button", { name: /Show more/ });
  const letGo = await holdNextFrame(page);
  await showMore.click();
  await expect(showMore).toHaveAttribute("aria-busy", "true");
  await inState("more clinics on their way");
  await letGo();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
  await inState("more clinics");
  const search = page.getByRole("combobox", { name: /Search clinics/ });
  await search.fill("krakow");
  await expect(page.getByText("2 clinics for")).toBeVisible();
  await inState("searching");
  // With two clinics each look takes a third of the time.
  for (const tab of ["Price", "Success", "Reviews"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel", { name: tab })).toBeVisible();
    await inState(`leaderboard by ${tab}`);
  }
  for (const index of [0, 1])
    await page
      .getByRole("checkbox", { name: /^Compare / })
      .nth(index)
      .click();
  const tray = page.getByRole("region", { name: "Clinics to compare" });
  await expect(tray.getByRole("status")).toHaveText("2 clinics to compare");
  // Elsewhere the bar at the bottom covers controls by half.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await inState("clinics to compare");
  await tray.getByRole("button", { name: "Clear" }).click();
  await search.fill("atlantis");
  await expect(page.getByText("No clinics found")).toBeVisible();
  await inState("nothing found");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await inState("on a phone");
};

export const filterStates: Visit = async (page, inState) => {
  await page.goto("/?city=brno&sort=price");
  await expect(page.getByRole("status").filter({ hasText: "4 clinics" })).toBeVisible();
  await inState("filters in the address");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("region", { name: "Filters" })).toBeVisible();
  await inState("filters beside the list");
  await page.goto("/?city=sopot&language=de");
  await expect(page.getByText("No clinics found")).toBeVisible();
  await inState("no clinic passes the filters");
  await page.goto("/?search=reprfit");
  await expect(page.getByText(/comes closest/)).toBeVisible();
  await inState("a misspelling");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Show on a map" }).click();
  await page.getByLabel("Distance from").selectOption("Vienna");
  await page.evaluate(() => scrollTo(0, 0));
  await inState("the map on a phone, with distances");
  await expect(page.getByRole("button", { name: "Hide the map" })).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await inState("filters on a phone");
};

export const rankingStates: Visit = async (page, inState) => {
  const letGo = await holdAnswers(page, BASES);
  await page.goto(TWO_CLINICS);
  await page.getByRole("tab", { name: "Price" }).click();
  await expect(page.getByText("Loading the ranking...")).toBeAttached();
  await inState("ranking loading");
  await letGo();
  await page.route(BASES, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(TWO_CLINICS);
  await page.getByRole("tab", { name: "Price" }).click();
  await expect(page.getByText("This ranking couldn't be loaded.")).toBeVisible();
  await inState("ranking missing");
};

/** Reaches home from a page without clinics, so that it has to load them. */
async function arrive(page: Page) {
  await page.goto("/how-voting-works");
  await page.getByRole("link", { name: "Back to Home" }).click();
}

export const loadingStates: Visit = async (page, inState) => {
  const letGo = await holdAnswers(page, CLINICS);
  await arrive(page);
  await expect(page.getByText("Loading clinics...")).toBeVisible();
  await inState("loading");
  await letGo();
  await page.route(CLINICS, (route) => route.fulfill({ status: 500, json: {} }));
  await arrive(page);
  await expect(page.getByText("Error loading clinics.")).toBeVisible();
  await inState("error");
  await page.goto("/");
  await expect(page.getByText("may be out of date")).toBeVisible();
  await inState("out of date");
};

export const votingStates: Visit = async (page, inState) => {
  await answerVotes(page);
  await holdToasts(page);
  await lengthenTimers(page, { from: 1_000, to: 600_000, whileSet: "praiseStays" });
  await page.goto("/?search=reprofit");
  await askForVote(page, "Reprofit");
  await inState("human check");
  await page.getByRole("button", { name: "Baby", exact: true }).click();
  await inState("baby picked up");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  const told = page.getByRole("listitem").filter({ hasText: "Try Again" });
  await told.hover();
  await inState("a failed attempt reported");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  const letGo = await holdAnswers(page, "**/rpc/handle_clinic_upvote");
  await vote(page, "Reprofit");
  await expect(page.getByText("Sending your vote...")).toBeVisible();
  await inState("vote on its way");
  await page.route(CLINICS, countOneVote);
  await letGo();
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await page.getByRole("listitem").filter({ hasText: "Upvote recorded!" }).last().hover();
  await inState("vote recorded");
  await page.evaluate(() => {
    sessionStorage.removeItem("clinic-votes");
    Object.assign(window, { praiseStays: true, isHeld: true });
  });
  await vote(page, "Reprofit");
  await expect(page.getByText("Perfect!")).toBeVisible();
  await inState("Perfect!");
};

async function countOneVote(route: Route): Promise<void> {
  const response = await route.fetch();
  const clinics: Pick<ClinicRow, "id" | "v">[] = await response.json();
  for (const clinic of clinics) if (clinic.id === "reprofit") clinic.v = 1;
  await route.fulfill({ response, json: clinics });
}
