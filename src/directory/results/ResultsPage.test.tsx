import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { ROWS, showAt } from "../../../tests/support/namedClinics.tsx";
import { publishedRow } from "../../../tests/support/publishedRow.ts";
import { chooseBand } from "@/directory/facts/chosenBand.ts";
import ResultsPage from "./ResultsPage.tsx";

const LIST = "/rest/v1/clinics?";
const RESULTS = "/rest/v1/clinic_results?";
const [FIRST, SECOND, THIRD] = ROWS.map(({ id }) => id);

const PUBLISHED = [
  publishedRow({ clinic_id: FIRST, percentage: 39, n: 1290 }),
  publishedRow({ clinic_id: SECOND, percentage: 33, n: 600, range_from: 30, range_to: 33 }),
  publishedRow({ clinic_id: FIRST, age_from: 38, age_to: null, percentage: 19, n: 665 }),
  publishedRow({ clinic_id: SECOND, age_from: 38, age_to: null, percentage: 15, n: 445 }),
  publishedRow({ clinic_id: null, country: "Czechia", percentage: 34, n: null, note: "Of 2018 to 2020." }),
];

beforeEach(() => chooseBand(null));

function show(address = "/results", published: object[] = PUBLISHED) {
  answerBackend({ [LIST]: { json: ROWS }, [RESULTS]: { json: published } });
  showAt(address, <ResultsPage />);
}

const table = async () => within(await screen.findByRole("table"));
const rates = async () =>
  (await table())
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

test("every clinic stands in a picture with its interval, and in a table with its source", async () => {
  show();
  const dot = await screen.findByRole("link", {
    name: /39%, Our 95% interval: 36% to 42%, 1,290 started cycles/,
  });
  expect(dot).toHaveAttribute("href", `/clinic/${FIRST}`);
  expect((await table()).getAllByRole("link", { name: /The register/ })).toHaveLength(2);
  expect(screen.getByText(/National average \(Czechia\): 34%/)).toBeVisible();
  const average = within(screen.getByText(/^The line is the national average/).parentElement!);
  expect(average.getByRole("link", { name: /The register/ })).toBeVisible();
  expect(average.getByText(/^, checked on /)).toBeVisible();
  expect(average.getByText("Of 2018 to 2020.")).toBeVisible();
  expect(screen.getByText(/for all ages together\. Shown instead: Up to 37/)).toBeVisible();
});

const counted = (clinic_id: string | undefined, n: number, denominator = "started_cycle") =>
  publishedRow({ clinic_id, n, denominator, embryos: "fresh" });

test("who seems to count only treatments that reached a transfer is left out by name", async () => {
  show("/results", [
    counted(FIRST, 120),
    counted(FIRST, 120, "transfer"),
    counted(SECOND, 150),
    counted(THIRD, 150),
  ]);
  const why = await screen.findByText(/^Left out, since only treatments that reached a transfer seem/);
  const names = within(why.parentElement!).getAllByRole("listitem");
  expect(names.map(({ textContent }) => textContent)).toEqual([ROWS[0]!.n]);
  expect(await rates()).toHaveLength(2);
});

async function isDashed(name: RegExp): Promise<boolean> {
  return (await screen.findByRole("link", { name })).querySelector(".border-dashed") !== null;
}

test("our interval's bar has a dashed edge, and the publisher's own range doesn't", async () => {
  show();
  expect(await isDashed(/, Our 95% interval: /)).toBe(true);
  expect(await isDashed(/, The publisher's range: /)).toBe(false);
});

const NOTE = "We read a public copy made in 2021.";
const note = () => screen.getByText(NOTE).closest("div");

test("what all sources say of themselves stands below, once", async () => {
  const ofClinics = PUBLISHED.filter((row) => row.clinic_id !== null);
  show(
    "/results",
    ofClinics.map((row) => Object.assign({}, row, { note: NOTE })),
  );
  await table();
  expect(note()).toHaveTextContent(/^We read a public copy made in 2021\.$/);
  expect(await screen.findByRole("heading", { name: "How to read it" })).toBeVisible();
});

test("what only some sources say of themselves stands below, with whose sources they are", async () => {
  show("/results", [
    publishedRow({ clinic_id: FIRST, percentage: 39, note: NOTE }),
    publishedRow({ clinic_id: SECOND, percentage: 33 }),
    publishedRow({ clinic_id: THIRD, percentage: 30, note: NOTE }),
  ]);
  await table();
  const names = within(note()!).getAllByRole("listitem");
  expect(names.map(({ textContent }) => textContent)).toEqual([ROWS[0]!.n, ROWS[2]!.n]);
});

test("the funnel says how many clinics chance alone can't explain, and arrows lead from dot to dot", async () => {
  show("/results?picture=funnel");
  expect(await screen.findByText(/Within the 95% limits: 1 of 2 clinics/)).toBeVisible();
  expect(screen.getByText(/^The dots and the funnel differ on 1 clinic: /)).toBeVisible();
  const dots = within(await screen.findByRole("group", { name: /^Funnel plot/ })).getAllByRole("link");
  expect(dots.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  dots[0]!.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(dots[1]).toHaveFocus();
  expect(dots[1]).toHaveAccessibleName(/39%.*above the 95% limits/);
  await userEvent.keyboard("{Home}");
  expect(dots[0]).toHaveFocus();
});

test("where no clinic says how many treatments it counted there is no funnel, but the dots, and a sentence says why", async () => {
  show(
    "/results?picture=funnel",
    PUBLISHED.map((row) => ({ ...row, n: null })),
  );
  expect(
    await screen.findByText("There is no funnel here: too few clinics say how many treatments they counted."),
  ).toBeVisible();
  expect(await rates()).toHaveLength(2);
  expect(screen.queryByRole("group", { name: /^Funnel plot/ })).toBeNull();
  expect(screen.getByText(/National average \(Czechia\): 34%/)).toBeVisible();
});

test("the age group is followed, and gets into no address and no request", async () => {
  show();
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: "Your age group" }),
    "38 and over",
  );
  expect((await rates())[0]).toContain("19%");
  expect(screen.queryByText(/Shown instead/)).toBeNull();
  const asked = vi
    .mocked(fetch)
    .mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  expect(asked.join(" ")).not.toMatch(/38|age_from=|age_to=/);
  expect(window.location.search).toBe("");
});

test("what is loading and what couldn't be loaded says so, and is there after another try", async () => {
  expectLogged(/BackendError/);
  answerBackend({ [LIST]: { json: ROWS }, [RESULTS]: [{ status: 500 }, { json: PUBLISHED }] });
  showAt("/results", <ResultsPage />);
  expect(screen.getByText("Loading success rates...")).toBeVisible();
  expect(await screen.findByText("Error loading success rates. Please try again later.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^(Retry|Try again)$/ }));
  expect(await rates()).toHaveLength(2);
});

test("where nobody has published a rate it says so", async () => {
  answerBackend({ [LIST]: { json: ROWS }, [RESULTS]: { json: [] } });
  showAt("/results", <ResultsPage />);
  expect(await screen.findByText("No clinic listed here has published a success rate yet.")).toBeVisible();
});
