import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { GOOD_FACTS } from "../../../tests/support/adminCases.ts";
import { EditedRows } from "../../../tests/support/editedRows.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import { factDrafts, listFactDrafts } from "./drafts.ts";
import { KINDS } from "./factForm.ts";
import FactEditorPage from "./FactEditorPage.tsx";

const NONE = Object.fromEntries(KINDS.map((kind): [string, object[]] => [kind, []]));

let contacts: EditedRows;
beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  contacts = new EditedRows("clinic_contacts", {
    facts_to_edit: () => ({ ...NONE, contacts: contacts.rows }),
  });
});

afterEach(() => void vi.useRealTimers());

function show(part: string) {
  showPage(
    <Routes>
      <Route path="/admin/clinics/:id/facts" element="All facts" />
      <Route path="/admin/clinics/:id/facts/new/:kind" element={<FactEditorPage />} />
      <Route path="/admin/clinics/:id/facts/:kind/:fact" element={<FactEditorPage />} />
    </Routes>,
    `/admin/clinics/gennet/facts/${part}`,
  );
}

async function open(part: string) {
  show(part);
  await screen.findByLabelText("What it is");
}

const field = (label: string) => screen.getByLabelText(label);
const save = () => user.click(screen.getByRole("button", { name: "Save" }));

async function typeContact() {
  await open("new/contacts");
  await user.selectOptions(field("What it is"), "phone");
  await enter(field("Telephone"), "+420 123 456 789");
  await user.selectOptions(field("Published by"), "clinic");
  await enter(field("Name of the source"), "Website");
  await enter(field("Web address of the source"), "https://clinic.example/");
  await enter(field("Your name"), "Anna");
}

async function openContact(more: object = {}) {
  const row = { ...GOOD_FACTS.contacts, note: null, status: "sourced", clinic_id: "gennet", ...more };
  await open(`contacts/${contacts.add(row)}`);
}

test("a fact whose answer was lost is stored once, with what was corrected before the second try", async () => {
  expectLogged(/fetch failed/);
  await typeContact();
  contacts.losesAnswers = true;
  await save();
  expect(await screen.findByText("No answer came")).toBeInTheDocument();
  expect(screen.getByText("It may be saved. Look at the list first.")).toBeInTheDocument();
  expect(screen.getByText("It may be saved. Your text is still here.")).toBeVisible();
  contacts.losesAnswers = false;
  await enter(field("Note"), "At any hour");
  await save();
  expect(await screen.findByText("All facts")).toBeVisible();
  expect(contacts.rows).toMatchObject([
    { clinic_id: "gennet", value: "+420123456789", note: "At any hour", status: "sourced" },
  ]);
});

test("what is typed while a fact is saved stays, and the next press saves it", async () => {
  await openContact();
  const held = Promise.withResolvers<void>();
  contacts.gate = held.promise;
  await save();
  await enter(field("Note"), "At any hour");
  held.resolve();
  expect(await screen.findByText("What you typed since is not saved yet.")).toBeInTheDocument();
  expect(field("Note")).toHaveValue("At any hour");
  await save();
  expect(await screen.findByText("All facts")).toBeVisible();
  expect(contacts.rows).toMatchObject([{ note: "At any hour" }]);
});

test("what is typed while a new fact is saved is kept as a change to that fact", async () => {
  await typeContact();
  const held = Promise.withResolvers<void>();
  contacts.gate = held.promise;
  await save();
  await enter(field("Note"), "At any hour");
  held.resolve();
  expect(await screen.findByText("What you typed since is not saved yet.")).toBeInTheDocument();
  cleanup();
  const [stored] = contacts.rows;
  expect(factDrafts.list()).toMatchObject([
    { id: `/admin/clinics/gennet/facts/contacts/${stored?.id}`, values: { note: "At any hour" } },
  ]);
});

async function leaveWhileSaving(type: () => Promise<void> = async () => {}) {
  await typeContact();
  const held = Promise.withResolvers<void>();
  contacts.gate = held.promise;
  await save();
  await type();
  cleanup();
  expect(factDrafts.list()).toHaveLength(1);
  return held.resolve;
}

test("a new fact that was left while it was saved is no unsaved text once it is stored", async () => {
  const release = await leaveWhileSaving();
  showPage(<StoredDrafts list={() => listFactDrafts("/admin/clinics/gennet/facts")} unnamed="a fact" />, "/");
  expect(screen.getByRole("link", { name: "Continue writing “New contact”" })).toBeVisible();
  release();
  expect(await screen.findByText("Fact saved")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
  expect(factDrafts.list()).toEqual([]);
});

test("what was typed before a fact was left while it was saved becomes a change to that fact", async () => {
  const release = await leaveWhileSaving(() => enter(field("Note"), "At any hour"));
  release();
  await waitFor(() =>
    expect(factDrafts.list()).toMatchObject([
      { id: `/admin/clinics/gennet/facts/contacts/${contacts.rows[0]?.id}`, values: { note: "At any hour" } },
    ]),
  );
});

test("what somebody has written since in the same place stays when the fact they left is stored", async () => {
  const release = await leaveWhileSaving();
  show("new/contacts");
  await user.click(await screen.findByRole("button", { name: "Restore it" }));
  await enter(field("Note"), "Another one");
  cleanup();
  release();
  showPage(null, "/");
  expect(await screen.findByText("Fact saved")).toBeInTheDocument();
  expect(factDrafts.list()).toMatchObject([{ values: { note: "Another one" } }]);
});

test.for([
  [null, "Visitors of a published clinic see it at once."],
  ["2026-11-20T08:00:00+00:00", "It is retired, so visitors don't see it."],
])(
  "who sees a fact that was saved depends on whether it is retired: %s",
  async ([retired_at, words = ""]) => {
    await openContact({ retired_at });
    await enter(field("Note"), "At any hour");
    await save();
    expect(await screen.findByText(words ?? "")).toBeInTheDocument();
  },
);

test("a form takes a day that began after it was opened", async () => {
  // At ten in UTC the next day begins in the east.
  vi.useFakeTimers({ now: new Date("2026-12-01T09:50:00Z"), toFake: ["Date"] });
  storeAdminSession();
  const row = { ...GOOD_FACTS.contacts, status: "sourced", clinic_id: "gennet" };
  await open(`contacts/${contacts.add(row)}`);
  fireEvent.change(field("Day you read it"), { target: { value: "2026-12-02" } });
  vi.setSystemTime(new Date("2026-12-01T10:10:00Z"));
  await save();
  expect(await screen.findByText("All facts")).toBeVisible();
  expect(contacts.rows).toMatchObject([{ checked_on: "2026-12-02" }]);
});

test.for(KINDS)("a fact that is opened and left keeps no draft: one of the %s", async (kind) => {
  const facts = new EditedRows(`clinic_${kind}`, { facts_to_edit: () => ({ ...NONE, [kind]: facts.rows }) });
  show(`${kind}/${facts.add({ ...GOOD_FACTS[kind], status: "sourced" })}`);
  await screen.findByLabelText("Name of the source");
  cleanup();
  expect(factDrafts.list()).toEqual([]);
});
