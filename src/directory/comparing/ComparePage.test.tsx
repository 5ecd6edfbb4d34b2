import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { forget, writeValue } from "@/storage/storage.ts";
import { priceRow, resultRow, reviewRow } from "../../../tests/support/exampleFacts.ts";
import { chooseBand } from "@/directory/facts/chosenBand.ts";
import ComparePage from "./ComparePage.tsx";
import { HOSTILE_NAME, NO_FACTS, onlyGennet, ROWS, showAt } from "../../../tests/support/namedClinics.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

const LIST = "/rest/v1/clinics?";
const FACTS = "/rest/v1/rpc/clinics_facts?";
const MERGES = "/rest/v1/rpc/clinic_after_merges?";

const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([input]) =>
      decodeURIComponent(input instanceof Request ? input.url : new URL(input).href),
    );
const askedForFacts = () => asked().filter((url) => url.includes(FACTS));
const table = () => screen.findByRole("table", { name: "Clinics side by side" });
const priceRowShown = async () => within(await table()).getByRole("row", { name: /^IVF with Own Eggs/ });
const heads = async () =>
  within(await table())
    .getAllByRole("columnheader")
    .slice(1)
    .map((head) => within(head).getByRole("link").textContent);

test("without a clinic the page asks for some, and for no figures", async () => {
  answerBackend({ [LIST]: { json: ROWS } });
  showAt("/compare", <ComparePage />);
  expect(await screen.findByRole("heading", { name: "Choose clinics to compare" })).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  expect(askedForFacts()).toEqual([]);
});

test("what is loading says so, first the clinics and then their figures", async () => {
  answerBackend({ [LIST]: "never" });
  showAt("/compare?ids=reprofit", <ComparePage />);
  expect(screen.getByText("Loading clinics...")).toBeVisible();
  vi.restoreAllMocks();
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: "never" });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />);
  expect(await screen.findByText("Loading figures...")).toBeVisible();
});

test("clinics that can't be loaded are named as such, and appear after another try", async () => {
  expectLogged(/BackendError/);
  answerBackend({ [LIST]: [{ status: 500 }, { json: ROWS }], [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />);
  expect(await screen.findByText("Error loading clinics. Please try again later.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^(Retry|Try again)$/ }));
  expect(await heads()).toEqual(["REPROFIT", "GENNET"]);
});

test("figures that can't be loaded are called neither unpublished nor equal, and appear after another try", async () => {
  expectLogged(/BackendError/);
  const facts = [{ clinic_id: "gennet", results: [], prices: [priceRow], reviews: [], services: [] }];
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: [{ status: 500 }, { json: facts }] });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />);
  expect(within(await priceRowShown()).getAllByText("Couldn’t be loaded")).toHaveLength(2);
  expect(screen.getByText("Error loading figures. Please try again later.")).toBeVisible();
  await userEvent.click(screen.getByLabelText("Show only differences"));
  const [cell] = within(await priceRowShown()).getAllByRole("cell");
  expect(cell, "nor called equal").not.toHaveClass("text-quiet");
  await userEvent.click(screen.getByRole("button", { name: /^(Retry|Try again)$/ }));
  expect(await screen.findByText("€3,245")).toBeVisible();
  expect(within(await priceRowShown()).getByText("Not published")).toBeVisible();
});

test("the figures of four clinics come in one call, and a fifth is left out with a note", async () => {
  const facts = NO_FACTS.map((one) => ({ ...one, reviews: [reviewRow] }));
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: facts } });
  showAt("/compare?ids=reprofit,gennet,unica,gynem,hostile", <ComparePage />);
  expect(await heads()).toEqual(["REPROFIT", "GENNET", "UNICA", "GYNEM"]);
  expect(await screen.findByText(/^This link names 5 clinics/)).toBeVisible();
  expect(askedForFacts()).toEqual([expect.stringContaining("p_ids={reprofit,gennet,unica,gynem}")]);
  expect(screen.getAllByText("4.7 / 5")).toHaveLength(4);
});

test("with one clinic left all rows are shown, even with only differences requested", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />);
  await userEvent.click(await screen.findByLabelText("Show only differences"));
  await userEvent.click(screen.getByRole("button", { name: /^Take .*GENNET/ }));
  expect(await heads()).toEqual(["REPROFIT"]);
  expect(within(await priceRowShown()).getByText("Not published")).toBeVisible();
  expect(screen.queryByText(/hidden: all clinics say the same/)).toBeNull();
});

test("removing a clinic fetches nothing, and adding one fetches only its own figures", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />);
  await table();
  await userEvent.click(screen.getByRole("button", { name: /^Take .*GENNET/ }));
  expect(await heads()).toEqual(["REPROFIT"]);
  await userEvent.type(await screen.findByRole("textbox", { name: /^Search clinics/ }), "unica");
  await userEvent.click(await screen.findByText("UNICA"));
  await vi.waitFor(async () => expect(await heads()).toEqual(["REPROFIT", "UNICA"]), 60_000);
  expect(askedForFacts()).toEqual([
    expect.stringContaining("p_ids={reprofit,gennet}"),
    expect.stringContaining("p_ids={unica}"),
  ]);
});

test("who adds a third clinic can look for the fourth at once, and hears that the third is there", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />);
  await table();
  await userEvent.type(await screen.findByRole("textbox", { name: /^Search clinics/ }), "unica");
  await userEvent.click(await screen.findByText("UNICA"));
  await vi.waitFor(async () => expect(await heads()).toEqual(["REPROFIT", "GENNET", "UNICA"]), 60_000);
  expect(screen.getByRole("heading", { name: "Add another clinic" })).toHaveFocus();
  expect(screen.getByText("Added to the comparison: UNICA")).toBeVisible();
});

const takeOut = (name: string) => screen.getByRole("button", { name: new RegExp(`^Take .*${name}`) });

async function clickAtOnce(buttons: HTMLElement[], left: string[]) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => void Object.assign(environment, { IS_REACT_ACT_ENVIRONMENT: before }));
  for (const button of buttons) button.click();
  await vi.waitFor(async () => expect(await heads()).toEqual(left), 60_000);
}

test("two clinics removed in quick succession are both gone", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=reprofit,gennet,unica,gynem&utm=mail", <ComparePage />);
  await table();
  await clickAtOnce([takeOut("REPROFIT"), takeOut("UNICA")], ["GENNET", "GYNEM"]);
  expect(window.location.search).toBe("?ids=gennet,gynem&utm=mail");
});

test("adding a clinic right after removing another doesn't bring that one back", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS }, [MERGES]: { json: "unica" } });
  showAt("/compare?ids=old-unica,gennet", <ComparePage />);
  await table();
  await userEvent.type(await screen.findByRole("textbox", { name: /^Search clinics/ }), "gynem");
  await clickAtOnce([takeOut("UNICA"), await screen.findByText("GYNEM")], ["GENNET", "GYNEM"]);
});

test("unknown, broken and repeated ids are reported, and the others appear once", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS }, [MERGES]: { json: null } });
  showAt("/compare?ids=gennet,atlantis,gennet,%3Cb%3E,unica", <ComparePage />);
  expect(await heads()).toEqual(["GENNET", "UNICA"]);
  for (const words of [/^1 clinic in this link isn’t listed/, /names twice is here once/, /was left out/]) {
    expect(await screen.findByText(words)).toBeVisible();
  }
});

test("a merged clinic appears as its successor, and only once", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS }, [MERGES]: { json: "unica" } });
  showAt("/compare?ids=old-unica,gennet,unica", <ComparePage />);
  expect(await heads()).toEqual(["UNICA", "GENNET"]);
});

test("the law of each country says once what it means for somebody who answered, and nothing to others", async () => {
  const clinics = ROWS.map((row) => (row.id === "unica" ? { ...row, c: ["United Kingdom"] } : row));
  answerBackend({ [LIST]: { json: clinics }, [FACTS]: { json: NO_FACTS } });
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "34", partner: "womanAlone" });
  showAt("/compare?ids=reprofit,gennet,unica", <ComparePage />);
  const own = within(await screen.findByRole("region", { name: "Your case" }));
  expect(own.getByText(/^Czechia: no, because clinics may not treat a woman on her own/)).toBeVisible();
  expect(own.getByText(/^United Kingdom: /)).toBeVisible();
  cleanup();
  forget("plan-answers");
  showAt("/compare?ids=reprofit,gennet,unica", <ComparePage />);
  await table();
  expect(screen.queryByRole("region", { name: "Your case" })).toBeNull();
});

test("a hostile name is shown as it is, isolated from the text around it", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: NO_FACTS } });
  showAt("/compare?ids=hostile,gennet", <ComparePage />);
  expect(await heads()).toEqual([HOSTILE_NAME, "GENNET"]);
  expect(document.querySelector("img")).toBeNull();
  const [shown] = screen.getAllByText(HOSTILE_NAME);
  expect(shown?.tagName).toBe("BDI");
});

test("an answer of another shape is a failure, not a clinic without figures", async () => {
  expectLogged(/unknown shape/);
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: [{ clinic_id: "gennet", results: null }] } });
  showAt("/compare?ids=gennet", <ComparePage />);
  expect((await screen.findAllByText("Couldn’t be loaded")).length).toBeGreaterThan(0);
});

test("a figure that one clinic alone publishes names it", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: onlyGennet({ prices: [priceRow] }) } });
  showAt("/compare?ids=reprofit,unica,gennet", <ComparePage />);
  expect(await priceRowShown()).toHaveTextContent("Only GENNET publishes this.");
});

const shownBirths = async () =>
  within(await table())
    .getAllByRole("row", { name: /^Live births/ })
    .map((row) => within(row).getByRole("rowheader").querySelector("span")?.textContent);
/** With own eggs, and then with a donor's, whose age isn't the visitor's. */
const birthsOf = (ages: string) =>
  [`${ages}, fresh and frozen embryos, not tested`]
    .concat(
      `${ages}, fresh and frozen embryos, tested (PGT-A)`,
      "all ages, fresh and frozen embryos, not tested",
    )
    .map((about) => `Live births per started cycle, ages: ${about}`);

test("each measure has a row of its own, and none stays behind when ages and clinics change", async () => {
  onTestFinished(() => {
    act(() => chooseBand(null));
  });
  const kinds = [{ eggs: "own" }, { eggs: "donor" }, { tested: true }];
  const results = kinds.flatMap((kind) =>
    [null, 37].map((age_to) => Object.assign({}, resultRow, kind, { age_from: null, age_to })),
  );
  answerBackend({ [LIST]: { json: ROWS }, [FACTS]: { json: onlyGennet({ results }) } });
  showAt("/compare?ids=reprofit,gennet", <ComparePage />);
  expect(await shownBirths()).toEqual(birthsOf("all ages"));
  await userEvent.selectOptions(screen.getByLabelText("Your age group"), "Up to 37");
  expect(await shownBirths()).toEqual(birthsOf("up to 37"));
  await userEvent.click(takeOut("REPROFIT"));
  expect(await shownBirths()).toEqual(birthsOf("up to 37"));
});
