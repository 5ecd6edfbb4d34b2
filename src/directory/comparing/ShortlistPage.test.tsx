import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
  addToShortlist,
  clearShortlist,
  setNote,
  shortlistNow,
} from "@/directory/shortlist/storedShortlist.ts";
import { chosenClinics, clearChosen } from "@/directory/compare-tray/chosenClinics.ts";
import { writeValue } from "@/storage/storage.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import ComparePage from "./ComparePage.tsx";
import ShortlistPage from "./ShortlistPage.tsx";
import { HOSTILE_NAME, ROWS, showAt } from "../../../tests/support/namedClinics.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

const LIST = "/rest/v1/clinics?";
const BASES = "/rest/v1/clinics?select=id%2Cbasis";
const FACTS = "/rest/v1/rpc/clinics_facts?";
const MERGES = "/rest/v1/rpc/clinic_after_merges?";

beforeEach(() => {
  localStorage.clear();
  clearShortlist();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const kept = () => shortlistNow().clinics.map(({ id }) => id);
const items = () =>
  within(screen.getByRole("region", { name: /on your shortlist$/ })).getAllByRole("heading", { level: 3 });

test("an empty list says how clinics get there", async () => {
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  expect(await screen.findByRole("heading", { name: "No clinics on your shortlist yet" })).toBeVisible();
});

test("a list that is loading says so, and one that can't be loaded appears after another try", async () => {
  expectLogged(/BackendError/);
  addToShortlist(["gennet"]);
  answerBackend({ [LIST]: [{ status: 500 }, { json: ROWS }] });
  showAt("/shortlist", <ShortlistPage />);
  expect(screen.getByText("Loading your shortlist...")).toBeVisible();
  expect(await screen.findByText("Error loading clinics. Please try again later.")).toBeVisible();
  expect(kept(), "what is kept stays").toEqual(["gennet"]);
  await userEvent.click(screen.getByRole("button", { name: /^(Retry|Try again)$/ }));
  expect(await screen.findByRole("heading", { name: "1 clinic on your shortlist" })).toBeVisible();
});

test("a clinic that is no longer listed stays on the list, with its note", async () => {
  addToShortlist(["atlantis", "gennet"]);
  answerBackend({ [LIST]: { json: ROWS }, [MERGES]: { json: null } });
  showAt("/shortlist", <ShortlistPage />);
  expect(await screen.findByText(/no longer listed here/)).toBeVisible();
  expect(items().map(({ textContent }) => textContent)).toEqual(["atlantis", "GENNET"]);
  expect(screen.getByRole("textbox", { name: /My note on .*atlantis/ })).toBeVisible();
});

test("a clinic that couldn't be looked up isn't called gone, in the list, a link or a comparison", async () => {
  expectLogged(/BackendError/);
  addToShortlist(["old-unica", "gennet"]);
  answerBackend({ [LIST]: { json: ROWS }, [MERGES]: { status: 500 }, [FACTS]: { json: [] } });
  showAt("/shortlist?ids=gennet,old-unica", <ShortlistPage />);
  expect(await screen.findByText(/^This clinic couldn’t be looked up/)).toBeVisible();
  expect(screen.getByText(/^Part of this link couldn’t be looked up/)).toBeVisible();
  cleanup();
  showAt("/compare?ids=gennet,old-unica", <ComparePage />);
  expect(await screen.findByText(/^Part of this link couldn’t be looked up/)).toBeVisible();
  expect(screen.queryByText(/no longer/)).toBeNull();
});

test("what has become of a clinic is looked up before it is called gone, or on the list", async () => {
  addToShortlist(["old-unica", "gennet"]);
  answerBackend({ [LIST]: { json: ROWS }, [MERGES]: "never" });
  showAt("/shortlist?ids=gennet,old-unica", <ShortlistPage />);
  expect(await screen.findByText("Looking up this clinic...")).toBeVisible();
  expect(screen.getByText("Looking up the clinics of this link...")).toBeVisible();
  expect(screen.queryByText(/no longer listed|on your shortlist\.$/)).toBeNull();
});

test("a link to the one clinic that is on the list says so of one", async () => {
  addToShortlist(["gennet"]);
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist?ids=gennet", <ShortlistPage />);
  expect(await screen.findByText("It is on your shortlist.")).toBeVisible();
});

const spoken = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent || []);

test("a move is announced once, with the clinic's name and its place", async () => {
  addToShortlist(["unica", "gennet", "gynem"]);
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Move UNICA down" }));
  expect(spoken()).toEqual(["UNICA: number 2 of 3"]);
  await userEvent.click(screen.getByRole("button", { name: "Move GENNET up" }));
  expect(spoken(), "nothing moves at an end").toEqual(["UNICA: number 2 of 3"]);
});

test("a merged clinic is followed, and appears once", async () => {
  addToShortlist(["old-unica", "unica"]);
  answerBackend({ [LIST]: { json: ROWS }, [MERGES]: { json: "unica" } });
  showAt("/shortlist", <ShortlistPage />);
  await vi.waitFor(() => expect(kept()).toEqual(["unica"]), 60_000);
  expect(items().map(({ textContent }) => textContent)).toEqual(["UNICA"]);
});

test("the list leads to all questions, the comparison of its first four and the costs, and shares in one place", async () => {
  addToShortlist(ROWS.map(({ id }) => id));
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  expect(await screen.findByRole("link", { name: "Compare the first four" })).toHaveAttribute(
    "href",
    "/compare?ids=reprofit,gennet,unica,gynem",
  );
  expect(screen.getByRole("link", { name: "Costs" })).toHaveAttribute("href", "/plan/costs?clinic=reprofit");
  await userEvent.click(screen.getByRole("button", { name: "Ask all 5" }));
  const questions = within(await screen.findByRole("group", { name: "Questions to send" }));
  expect(questions.getByText(/^What does the price include/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(screen.queryByRole("group", { name: "Questions to send" })).toBeNull();
  const ways = within(await screen.findByRole("group", { name: "Ways to share" })).getAllByRole("button");
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    ...["Link without notes", "Print", "Download with notes", "Copy with notes"],
  ]);
});

test("after answers of donor eggs the cards say what those cost, and four that publish it are compared", async () => {
  writeValue("plan-answers", { eggs: "donor", treatment: "donor-eggs" });
  const rows = ROWS.map((one) => Object.assign({}, one, { price_euros: 2350 }));
  const basis = { treatments: "ec-2026=6400" };
  answerBackend({
    [BASES]: { json: [{ id: "hostile", basis }] },
    [LIST]: { json: rows },
  });
  addToShortlist(ROWS.map(({ id }) => id));
  showAt("/shortlist", <ShortlistPage />);
  expect(await screen.findByText("Egg donation from")).toBeVisible();
  expect(screen.getByText("€6,400")).toBeVisible();
  expect(screen.queryByText("IVF from")).toBeNull();
  expect(screen.getByRole("link", { name: "Compare the four with most figures" })).toHaveAttribute(
    "href",
    "/compare?ids=hostile,reprofit,gennet,unica",
  );
});

test("ticks on the list choose for the comparison, four at most, in an order of one's own", async () => {
  addToShortlist(ROWS.map(({ id }) => id));
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  const boxes = await screen.findAllByRole("checkbox");
  for (const box of boxes.slice(1)) await userEvent.click(box);
  expect(chosenClinics().map(({ id }) => id)).toEqual(["gennet", "unica", "gynem", "hostile"]);
  expect(boxes[0]).toHaveAccessibleName("Four chosen: take one out to compare REPROFIT");
  await userEvent.click(boxes[0]!);
  expect(chosenClinics()).toHaveLength(4);
  clearChosen();
});

test("a link's clinics join the list only when asked to, each once, whatever else it names", async () => {
  addToShortlist(["gennet"]);
  answerBackend({ [LIST]: { json: ROWS }, [MERGES]: { json: null } });
  showAt("/shortlist?ids=unica,gennet,unica,atlantis,%22%3E", <ShortlistPage />);
  const shared = within(await screen.findByRole("region", { name: "A shortlist from a link" }));
  expect(shared.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "UNICA Brno, Czechia",
    "GENNET Brno, Czechia · on your shortlist",
  ]);
  expect(await shared.findByText(/1 clinic in this link isn’t listed/)).toBeVisible();
  expect(kept()).toEqual(["gennet"]);
  await userEvent.click(shared.getByRole("button", { name: "Keep it on my shortlist" }));
  expect(kept()).toEqual(["gennet", "unica"]);
  expect(window.location.search).toBe("");
});

test("a link of which nothing can be read says so, above the list", async () => {
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist?ids=%22%3E", <ShortlistPage />);
  const shared = within(await screen.findByRole("region", { name: "A shortlist from a link" }));
  expect(shared.getByText(/^Part of this link isn’t the address of a clinic/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "No clinics on your shortlist yet" })).toBeVisible();
});

test("clinics taken off one after another each come back with their note", async () => {
  addToShortlist(["unica", "gennet", "gynem"]);
  setNote("unica", "Ask about the waiting list");
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  await userEvent.click(await screen.findByRole("button", { name: /^Remove.*UNICA/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Remove.*GENNET/ }));
  const [first, second] = screen.getAllByRole("button", { name: "Undo" });
  expect(second).toHaveFocus();
  await userEvent.click(second!);
  expect(kept()).toEqual(["gennet", "gynem"]);
  await userEvent.click(first!);
  expect(kept()).toEqual(["unica", "gennet", "gynem"]);
  const note = screen.getByRole("textbox", { name: /My note on .*UNICA/ });
  expect(note).toHaveValue("Ask about the waiting list");
});

test("what can be undone goes once its clinic is back on the list, and with the whole list", async () => {
  addToShortlist(["unica", "gennet", "gynem"]);
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  await userEvent.click(await screen.findByRole("button", { name: /^Remove.*UNICA/ }));
  act(() => void addToShortlist(["unica"]));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Remove.*UNICA/ }));
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Delete the whole list" }));
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(kept()).toEqual(["gennet", "gynem"]);
  expect(screen.queryByText(/is off your shortlist/)).toBeNull();
});

test("a hostile name is shown as it is, and taken off under that name", async () => {
  addToShortlist(["hostile"]);
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  expect((await screen.findAllByText(HOSTILE_NAME)).length).toBeGreaterThan(0);
  expect(document.querySelector("img[onerror]")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(screen.getByText(/is off your shortlist/)).toHaveTextContent(HOSTILE_NAME);
  expect(kept()).toEqual([]);
});
