import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { addToShortlist, clearShortlist, shortlistNow } from "@/directory/shortlist/storedShortlist.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import ShortlistPage from "./ShortlistPage.tsx";
import { HOSTILE_NAME, ROWS, showAt } from "../../../tests/support/namedClinics.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

const LIST = "/rest/v1/clinics?";
const MERGES = "/rest/v1/rpc/clinic_after_merges?";

beforeEach(clearShortlist);

const kept = () => shortlistNow().clinics.map(({ id }) => id);
const items = () =>
  within(screen.getByRole("region", { name: /on your shortlist$/ })).getAllByRole("heading", { level: 3 });

test("an empty list says how clinics get there", async () => {
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  expect(await screen.findByRole("heading", { name: "No clinics on your shortlist yet" })).toBeVisible();
});

test("a list that is loading says so, and one that can't be loaded is there after another try", async () => {
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

test("a merged clinic is followed, and appears once", async () => {
  addToShortlist(["old-unica", "unica"]);
  answerBackend({ [LIST]: { json: ROWS }, [MERGES]: { json: "unica" } });
  showAt("/shortlist", <ShortlistPage />);
  await vi.waitFor(() => expect(kept()).toEqual(["unica"]), 10_000);
  expect(items().map(({ textContent }) => textContent)).toEqual(["UNICA"]);
});

test("with five clinics none is preselected, and four can be compared", async () => {
  addToShortlist(ROWS.map(({ id }) => id));
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/shortlist", <ShortlistPage />);
  const boxes = await screen.findAllByRole("checkbox");
  expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  for (const box of boxes) await userEvent.click(box);
  expect(screen.getByText("You chose 5. You can compare up to four at a time.")).toBeVisible();
  await userEvent.click(boxes[4]!);
  expect(screen.getByRole("link", { name: "Compare 4 clinics" })).toHaveAttribute(
    "href",
    "/compare?ids=reprofit,gennet,unica,gynem",
  );
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
