import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { changeAsAdmin, openAdminPage, storeAsAdmin } from "../../../support/adminPage.ts";
import { GOOD_FACTS } from "../../../support/adminCases.ts";
import type { Visit } from "../../../support/axe.ts";

/** So that no other test meets it. */
async function someUnpublishedClinic(page: Parameters<Visit>[0]): Promise<string> {
  const id = `examined-${randomUUID().slice(0, 8)}`;
  const clinic = {
    id,
    name: "Examined Clinic",
    locations: ["Brno"],
    countries: ["Czechia"],
    published: false,
  };
  await storeAsAdmin(page.request, "clinics", [clinic]);
  return id;
}

export const clinicListStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/clinics");
  await expect(page.getByRole("button", { name: /^Unpublish/ }).first()).toBeVisible();
  await inState("clinics");
  await page.getByLabel("Search clinics").fill("atlantis");
  await expect(page.getByText("No clinics found")).toBeVisible();
  await inState("nothing found");
};

export const newClinicStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/clinics/new");
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  await page.getByLabel("Website").fill("ftp://clinic.example");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Please enter the clinic's name.")).toBeVisible();
  await inState("gaps named");
  await page.getByRole("link", { name: "Back to Clinics" }).click();
  await expect(page.getByText("Unsaved text is kept in this browser")).toBeVisible();
  await inState("unsaved text in the list");
};

export const clinicEditorStates: Visit = async (page, inState) => {
  const id = await someUnpublishedClinic(page);
  await openAdminPage(page, `/admin/clinics/${id}`);
  await page.getByLabel("Name", { exact: true }).fill("Mine");
  await inState("a clinic");
  await changeAsAdmin(page.request, "clinics", { id: `eq.${id}` }, { name: "By the other" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: /Someone else saved this clinic/ })).toBeVisible();
  await inState("a conflict");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Merge into another clinic" }).click();
  await page.getByLabel("Search the other clinic").fill("unica");
  await page.getByRole("button", { name: /^UNICA/ }).click();
  await expect(page.getByRole("button", { name: "Merge", exact: true })).toBeVisible();
  await inState("asked before merging");
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo the merge" })).toBeVisible();
  await inState("merged");
  await page.getByRole("button", { name: "Undo the merge" }).click();
  await expect(page.getByRole("button", { name: "Merge into another clinic" })).toBeVisible();
  await page.goto("/admin/clinics/atlantis");
  await expect(page.getByText("Clinic Not Found")).toBeVisible();
  await inState("unknown");
};

export const clinicPreviewStates: Visit = async (page, inState) => {
  const id = await someUnpublishedClinic(page);
  await openAdminPage(page, `/admin/clinics/${id}/preview`);
  await expect(page.getByRole("heading", { name: "Treatment Prices" })).toBeVisible();
  await inState("an unpublished clinic");
};

export const factsStates: Visit = async (page, inState) => {
  const id = await someUnpublishedClinic(page);
  await openAdminPage(page, `/admin/clinics/${id}/facts`);
  await expect(page.getByText("None yet.").first()).toBeVisible();
  await inState("none");
  const price = { ...GOOD_FACTS.prices, clinic_id: id, status: "sourced", note: "Read twice." };
  const sample = { item: "ivf_cycle", amount: 2500, currency: "EUR", per: "cycle", status: "sample" };
  await storeAsAdmin(page.request, "clinic_prices", [price]);
  await storeAsAdmin(page.request, "clinic_prices", [{ ...sample, clinic_id: id }]);
  await page.reload();
  await page
    .getByRole("article")
    .filter({ hasText: "Sample" })
    .getByRole("button", { name: /^Retire/ })
    .click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.getByText("1 retired fact").click();
  await inState("one shown, one retired");
};

export const newFactStates: Visit = async (page, inState) => {
  const id = await someUnpublishedClinic(page);
  await openAdminPage(page, `/admin/clinics/${id}/facts/new/prices`);
  await page.getByLabel("What for").selectOption("ivf_cycle");
  await page.getByText("Other parts").click();
  await inState("a price");
  await page.goto(`/admin/clinics/${id}/facts/new/results`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter the name of the source.")).toBeVisible();
  await inState("a result with its gaps named");
};

export const factEditorStates: Visit = async (page, inState) => {
  const id = await someUnpublishedClinic(page);
  await storeAsAdmin(page.request, "clinic_reviews", [
    { ...GOOD_FACTS.reviews, clinic_id: id, status: "sourced" },
  ]);
  await openAdminPage(page, `/admin/clinics/${id}/facts`);
  await page.getByRole("link", { name: /^Change/ }).click();
  await page.getByLabel("Score", { exact: true }).fill("6");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The score is above the best score there is.")).toBeVisible();
  await inState("refused");
  await changeAsAdmin(page.request, "clinic_reviews", { clinic_id: `eq.${id}` }, { score: 3 });
  await page.getByLabel("Score", { exact: true }).fill("4");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: /Someone else saved this fact/ })).toBeVisible();
  await inState("a conflict");
  await page.goto(`/admin/clinics/${id}/facts/reviews/5b1f6d1e-0000-4000-8000-00000000dead`);
  await expect(page.getByText("Fact Not Found")).toBeVisible();
  await inState("unknown");
};

/** Without clinics, so that no other test meets it. */
async function someNationalFigure(page: Parameters<Visit>[0], country: string): Promise<void> {
  await storeAsAdmin(page.request, "clinic_results", [{ ...GOOD_FACTS.results, country, status: "sourced" }]);
}

export const nationalFiguresStates: Visit = async (page, inState) => {
  await someNationalFigure(page, "Examined Land");
  await openAdminPage(page, "/admin/national");
  const land = page.getByRole("region", { name: "Examined Land" });
  await land
    .getByRole("button", { name: /^Retire/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.getByText(/retired fact/).click();
  await inState("one retired");
};

export const newNationalFigureStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/national/Poland/new");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter the name of the source.")).toBeVisible();
  await inState("gaps named");
};

export const nationalFigureStates: Visit = async (page, inState) => {
  await someNationalFigure(page, "Another Land");
  await openAdminPage(page, "/admin/national");
  const land = page.getByRole("region", { name: "Another Land" });
  await land
    .getByRole("link", { name: /^Change/ })
    .first()
    .click();
  await expect(page.getByLabel("Percentage")).toHaveValue("31.5");
  await inState("a figure");
  await page.goto("/admin/national/Poland/5b1f6d1e-0000-4000-8000-00000000dead");
  await expect(page.getByText("Fact Not Found")).toBeVisible();
  await inState("unknown");
};
