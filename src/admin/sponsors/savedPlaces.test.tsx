import { fireEvent, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { EditedRows } from "../../../tests/support/editedRows.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import SponsorsPage from "./SponsorsPage.tsx";

const clinic = (id: string, name: string, mergedInto: string | null = null) => ({
  ...{ id, name, published: mergedInto === null, merged_into: mergedInto },
});

let places: EditedRows;
let place: string;
beforeEach(() => {
  dismissToasts();
  storeAdminSession();
  places = new EditedRows("sponsorships", {
    clinics: () => [clinic("gennet", "GENNET"), clinic("unica", "Unica"), clinic("old", "Old", "unica")],
    sponsored_price: () => 490,
  });
  const dates = { from_date: "2026-01-01", until_date: "2099-12-31" };
  place = places.add({ clinic_id: "gennet", ...dates, note: null });
});

async function open() {
  showPage(
    <Routes>
      <Route path="/admin/sponsors" element={<SponsorsPage />} />
      <Route path="/admin/login" element="The login" />
    </Routes>,
    "/admin/sponsors",
  );
  await screen.findByRole("button", { name: "Give the place to a clinic" });
}

const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));

const CHANGED = "Someone else saved this place while you were editing";

test("the second editor of a place is asked before anything is overwritten, and again if it changed since", async () => {
  await open();
  await press(/^Change ?GENNET$/);
  places.change(place, { note: "Paid" });
  await press("Save");
  expect(await screen.findByRole("dialog", { name: CHANGED })).toBeVisible();
  places.change(place, { note: "Paid twice" });
  await press("Replace it with my text");
  expect(await screen.findByRole("dialog", { name: CHANGED })).toBeVisible();
  expect(places.rows).toMatchObject([{ note: "Paid twice" }]);
  await press("Replace it with my text");
  expect(await screen.findByText("The place was changed")).toBeInTheDocument();
  expect(places.rows).toMatchObject([{ note: null }]);
});

test("no clinic is offered that was merged into another", async () => {
  await open();
  await press("Give the place to a clinic");
  const offered = Array.from(document.querySelectorAll("datalist option"), (option) => option.textContent);
  expect(offered).toEqual(["GENNET (gennet)", "Unica (unica)"]);
});

test("a place that is taken, or whose answer was lost, is to be found in the list", async () => {
  expectLogged(/fetch failed/, /BackendError/);
  places.rows = [];
  await open();
  await press("Give the place to a clinic");
  await enter(screen.getByLabelText("Clinic"), "GENNET");
  fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2026-01-01" } });
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2026-01-31" } });
  const taken = { hint: "sponsored-place-taken", code: "PT409", message: "The place is taken" };
  places.refusal = Response.json(taken, { status: 409 });
  await press("Save");
  expect(await screen.findByText("The list now shows which clinic has it.")).toBeInTheDocument();
  Object.assign(places, { refusal: undefined, losesAnswers: true });
  await press("Save");
  expect(await screen.findByText("It may be saved. Look at the list first.")).toBeInTheDocument();
  await press("Save");
  expect(await screen.findByText(/^GENNET has the place then/)).toBeVisible();
});

test("nothing can be typed into a place while it is being saved, since it would be lost with the form", async () => {
  await open();
  await press(/^Change ?GENNET$/);
  const { promise, resolve } = Promise.withResolvers<void>();
  places.gate = promise;
  await press("Save");
  const note = await screen.findByLabelText(/^Note/);
  await vi.waitFor(() => expect(note).toHaveAttribute("readonly"), 60_000);
  resolve();
  expect(await screen.findByText("The place was changed")).toBeInTheDocument();
});

// The last, since it signs out.
test("an editor who was removed is told so, and not that someone else changed the place", async () => {
  expectLogged(/BackendError: The database took no change/);
  await open();
  places.role = null;
  await press(/^End now ?GENNET$/);
  expect(await screen.findByText("The login")).toBeVisible();
  expect(await screen.findByText(/this account no longer has admin access/)).toBeInTheDocument();
  expect(screen.queryByText("Someone else changed this place")).toBeNull();
});
