import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { priceRow } from "../../../tests/support/exampleFacts.ts";
import { NO_FACTS, onlyGennet, ROWS, showAt } from "../../../tests/support/namedClinics.tsx";
import ComparePage from "./ComparePage.tsx";

const LIST = "/rest/v1/clinics?";
const FACTS = "/rest/v1/rpc/clinics_facts?";
const table = () => screen.findByRole("table", { name: "Clinics side by side" });

test("on a phone a row says that the clinic that alone publishes a figure isn't among the two shown", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: onlyGennet({ prices: [priceRow] }) } });
  showAt("/compare?ids=reprofit,unica,gennet", <ComparePage />, { isWide: false });
  await table();
  const [note] = screen.getAllByText(/^\s*Only/);
  expect(note).toHaveTextContent("Only GENNET publishes this; it isn’t shown here.");
});

test("on a phone a row says that samples can't be compared only while one of them is shown", async () => {
  const sampled = rowOf(exampleClinic({ id: "sampled", name: "SAMPLED", priceEuros: 2600 }));
  answerBackend({ [LIST]: { json: [...ROWS, sampled] }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=reprofit,unica,sampled", <ComparePage />, { isWide: false });
  await table();
  expect(screen.queryByText(/^Samples are made up/)).toBeNull();
  expect(screen.getAllByRole("option", { name: "SAMPLED" })[0]).toHaveAttribute("translate", "no");
  await userEvent.selectOptions(screen.getByLabelText("On the left"), "SAMPLED");
  expect(screen.getAllByText(/^Samples are made up/).length).toBeGreaterThan(0);
});

test("on a phone a row gives reasons between the two that are shown, and others once a third is chosen", async () => {
  const facts = NO_FACTS.map((one) =>
    Object.assign({}, one, {
      prices: [Object.assign({}, priceRow, one.clinic_id !== "unica" && { currency: "GBP" })],
    }),
  );
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: facts } });
  showAt("/compare?ids=reprofit,gennet,unica", <ComparePage />, { isWide: false });
  const currency = /It is in a different currency/;
  await table();
  expect(screen.queryByText(currency)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("On the right"), "UNICA");
  expect(screen.getByText(currency)).toBeVisible();
});

const headsOf = ({ headers }: HTMLTableCellElement) =>
  headers.split(" ").map((id) => document.getElementById(id)?.querySelector("span, a")?.textContent);

test("on a phone a cell belongs to its row and to its clinic's column", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />, { isWide: false });
  const cells = within(await table()).getAllByRole<HTMLTableCellElement>("cell");
  const votes = cells.slice(-2).map(headsOf);
  expect(votes).toEqual([
    ["Votes", "REPROFIT"],
    ["Votes", "GENNET"],
  ]);
});

const only = () => screen.findByRole("checkbox", { name: "Show only differences" });
const shown = () =>
  screen.getAllByRole("columnheader").map((head) => within(head).getByRole("link").textContent);

test("coming back from a clinic, the same two stand side by side and only differences are shown", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?utm=mail&ids=reprofit,unica,gennet", <ComparePage />, { isWide: false });
  await userEvent.click(await only());
  await userEvent.selectOptions(screen.getByLabelText("On the left"), "GENNET");
  expect(shown()).toEqual(["GENNET", "UNICA"]);
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  const url = new URL("/compare?ids=gennet,unica,reprofit&differences=1", window.location.href).href;
  expect(share).toHaveBeenCalledWith({ title: "Clinics side by side", url });
  const address = window.location.search;
  expect(address).toBe("?ids=gennet,unica,reprofit&utm=mail&differences=1");
  cleanup();
  showAt(`/compare${address}`, <ComparePage />, { isWide: false });
  expect(await only()).toBeChecked();
  expect(shown()).toEqual(["GENNET", "UNICA"]);
  await userEvent.click(await only());
  expect(window.location.search).toBe("?ids=gennet,unica,reprofit&utm=mail");
  expect(await only()).not.toBeChecked();
  window.history.pushState(null, "", address);
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(await only(), "the box follows the address").toBeChecked();
});
