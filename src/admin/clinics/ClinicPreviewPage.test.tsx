import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { EditedRows } from "../../../tests/support/editedRows.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import ClinicEditorPage from "./ClinicEditorPage.tsx";
import ClinicPreviewPage from "./ClinicPreviewPage.tsx";

beforeEach(() => {
  localStorage.clear();
  storeAdminSession();
  const clinics = new EditedRows("clinics", {});
  const { id, ...row } = rowOf(exampleClinic());
  clinics.add({ ...row, published: true, merged_into: null, upvote_count: 0 }, id);
});

const open = (part: string) =>
  showPage(
    <Routes>
      <Route path="/admin/clinics/:id" element={<ClinicEditorPage />} />
      <Route path="/admin/clinics/:id/preview" element={<ClinicPreviewPage />} />
    </Routes>,
    `/admin/clinics/${part}`,
  );

test("a preview keeps the tabs of its clinic, and says whether it shows what is saved or what is typed", async () => {
  open("example/preview");
  expect(await screen.findByText("Preview of the saved entry.")).toBeVisible();
  const tabs = within(screen.getByRole("navigation", { name: "This clinic" }));
  expect(tabs.getByRole("link", { name: "Preview" })).toHaveAttribute("aria-current", "page");
  expect(tabs.getByRole("link", { name: "Facts" })).toHaveAttribute("href", "/admin/clinics/example/facts");
  await user.click(tabs.getByRole("link", { name: "Details" }));
  await enter(await screen.findByLabelText("Name"), " of today");
  await user.click(screen.getByRole("link", { name: "Preview" }));
  expect(await screen.findByText("Preview with your unsaved changes.")).toBeVisible();
});

test("the preview of a clinic that isn't there has no tabs", async () => {
  open("atlantis/preview");
  expect(await screen.findByText("Clinic Not Found")).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "This clinic" })).toBeNull();
});
