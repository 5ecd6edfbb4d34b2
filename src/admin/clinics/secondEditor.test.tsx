import { cleanup, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { EditedRows } from "../../../tests/support/editedRows.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import ClinicEditorPage from "./ClinicEditorPage.tsx";
import { clinicDrafts } from "./drafts.ts";

let clinics: EditedRows;
beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  clinics = new EditedRows("clinics", {});
  const { id, ...row } = rowOf(exampleClinic({ locations: ["Brno", "Zlín"], fixedPrices: { ICSI: 2900 } }));
  clinics.add({ ...row, published: true, merged_into: null, upvote_count: 0 }, id);
});

async function open(part: string) {
  showPage(
    <Routes>
      <Route path="/admin/clinics/new" element={<ClinicEditorPage />} />
      <Route path="/admin/clinics/:id" element={<ClinicEditorPage />} />
    </Routes>,
    `/admin/clinics/${part}`,
  );
  await screen.findByLabelText("Name");
}

test("what someone else saved is shown in the history of this clinic", async () => {
  await open("example");
  await enter(screen.getByLabelText("Name"), " of mine");
  clinics.change("example", { n: "Theirs" });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: /^See what they saved/ })).toHaveAttribute(
    "href",
    "/admin/history?kind=clinics&clinic=example",
  );
});

test("what is typed while a new clinic is saved is kept as a change to that clinic", async () => {
  showPage(
    <Routes>
      <Route path="/admin/clinics/new" element={<ClinicEditorPage />} />
      <Route path="/admin/clinics/gynem" element="Its page" />
    </Routes>,
    "/admin/clinics/new",
  );
  await enter(screen.getByLabelText("Name"), "Gynem");
  const held = Promise.withResolvers<void>();
  clinics.gate = held.promise;
  await user.click(screen.getByRole("button", { name: "Create" }));
  await enter(screen.getByLabelText("Name"), " Prague");
  held.resolve();
  expect(await screen.findByText("What you typed since is not saved yet.")).toBeInTheDocument();
  expect(screen.getByText("Its page")).toBeVisible();
  expect(clinics.rows.at(-1)).toMatchObject({ id: "gynem", name: "Gynem" });
  expect(clinicDrafts.list()).toMatchObject([{ id: "gynem", values: { id: "gynem", name: "Gynem Prague" } }]);
});

test.for(["new", "example"])(
  "a clinic left while it is saved keeps no draft once it is stored: %s",
  async (part) => {
    await open(part);
    await enter(screen.getByLabelText("Name"), "Gynem");
    const held = Promise.withResolvers<void>();
    clinics.gate = held.promise;
    await user.click(screen.getByRole("button", { name: part === "new" ? "Create" : "Save" }));
    cleanup();
    expect(clinicDrafts.list()).toHaveLength(1);
    held.resolve();
    await waitFor(() => expect(clinicDrafts.list()).toEqual([]));
  },
);

test("a clinic whose answer was lost may be saved, and says where to look", async () => {
  expectLogged(/fetch failed/);
  await open("example");
  await enter(screen.getByLabelText("Name"), " of mine");
  clinics.losesAnswers = true;
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("It may be saved. Look at the history first.")).toBeInTheDocument();
  expect(screen.getByText("It may be saved. Your text is still here.")).toBeVisible();
});

test.for(["new", "example"])("a clinic that is opened and left keeps no draft: %s", async (part) => {
  await open(part);
  cleanup();
  expect(clinicDrafts.list()).toEqual([]);
});
