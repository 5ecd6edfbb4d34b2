import { cleanup, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { GOOD_FACTS } from "../../../tests/support/adminCases.ts";
import { EditedRows } from "../../../tests/support/editedRows.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import FactEditorPage from "./FactEditorPage.tsx";

const SAVED_BY_SOMEONE = "Someone else saved this fact while you were editing";

let prices: EditedRows;
let price: string;
beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  prices = new EditedRows("clinic_prices", {
    facts_to_edit: () => ({ results: [], prices: ofGennet(), reviews: [], services: [], contacts: [] }),
  });
  price = prices.add({ ...GOOD_FACTS.prices, status: "sourced", clinic_id: "gennet" });
});

const ofGennet = () => prices.rows.filter((row) => row["clinic_id"] === "gennet");

function showEditor(path = `prices/${price}`) {
  showPage(
    <Routes>
      <Route path="/admin/clinics/:id/facts" element="All facts" />
      <Route path="/admin/clinics/:id/facts/:kind/:fact" element={<FactEditorPage />} />
      <Route path="/admin/login" element="The login" />
    </Routes>,
    `/admin/clinics/gennet/facts/${path}`,
  );
}

const draftKey = () => `ivf-admin-fact-draft:/admin/clinics/gennet/facts/prices/${price}`;

async function openAndType(amount: string) {
  showEditor();
  await type(await screen.findByLabelText("Amount"), amount);
}

async function type(field: HTMLElement, text: string) {
  await user.clear(field);
  await enter(field, text);
}

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const amounts = () => prices.rows.map(({ amount }) => amount);

test("whoever keeps editing a fact that someone else saved is asked again, however often they save", async () => {
  await openAndType("3000");
  prices.change(price, { amount: 2500 });
  for (let turn = 0; turn < 2; turn++) {
    await press("Save");
    const dialog = await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE });
    await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  }
  expect(amounts()).toEqual([2500]);
  await press("Save");
  await user.click(await screen.findByRole("button", { name: "Replace it with my text" }));
  expect(await screen.findByText("All facts")).toBeVisible();
  expect(amounts()).toEqual([3000]);
});

test("replacing what someone else saved replaces that version alone, not one that came since", async () => {
  await openAndType("3000");
  prices.change(price, { amount: 2500 });
  await press("Save");
  await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE });
  prices.change(price, { amount: 2600 });
  await press("Replace it with my text");
  expect(await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE })).toBeVisible();
  expect(amounts()).toEqual([2600]);
  await press("Replace it with my text");
  expect(await screen.findByText("All facts")).toBeVisible();
  expect(amounts()).toEqual([3000]);
});

test("a first try that failed doesn't make the second one overwrite what someone else saved", async () => {
  expectLogged(/BackendError/);
  await openAndType("3000");
  prices.change(price, { amount: 2500 });
  prices.refusal = Response.json({ message: "x" }, { status: 429 });
  await press("Save");
  expect(await screen.findByText("Fact not saved")).toBeInTheDocument();
  prices.refusal = undefined;
  await press("Save");
  expect(await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE })).toBeVisible();
  expect(amounts()).toEqual([2500]);
});

test("a fact that goes to another clinic while somebody edits it stays on their screen", async () => {
  await openAndType("3000");
  prices.change(price, { clinic_id: "unica" });
  await press("Save");
  expect(await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE })).toBeVisible();
  await press("Keep editing");
  expect(screen.getByLabelText("Amount")).toHaveValue("3000");
});

test("unsaved text of a fact that is gone is offered, as a new one or to discard", async () => {
  await openAndType("3000");
  cleanup();
  prices.remove(price);
  showEditor();
  expect(await screen.findByText(/The fact is no longer here/)).toBeVisible();
  await press("Restore it");
  expect(screen.getByLabelText("Amount")).toHaveValue("3000");
  cleanup();
  showEditor();
  await user.click(await screen.findByRole("button", { name: "Discard it" }));
  expect(await screen.findByText("All facts")).toBeVisible();
  expect(localStorage.getItem(draftKey())).toBeNull();
  cleanup();
  showEditor();
  expect(await screen.findByText("Fact Not Found")).toBeVisible();
});

test("an address of no kind of fact leads back to the facts", async () => {
  showEditor("hats/1");
  expect(await screen.findByText("Fact Not Found")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Fact$/);
  await user.click(screen.getByRole("link", { name: "See all facts" }));
  expect(await screen.findByText("All facts")).toBeVisible();
});

// The last, since it signs out.
test("an editor who was removed while typing is told so, and not that someone else saved the fact", async () => {
  expectLogged(/BackendError: The database took no change/);
  await openAndType("3000");
  prices.role = null;
  await press("Save");
  expect(await screen.findByText("The login")).toBeVisible();
  expect(await screen.findByText(/this account no longer has admin access/)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(amounts()).toEqual([2900]);
  expect(localStorage.getItem(draftKey())).toContain("3000");
});
