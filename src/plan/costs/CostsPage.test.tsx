import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { priceRow } from "../../../tests/support/exampleFacts.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { showAt } from "../../../tests/support/namedClinics.tsx";
import { SEEDED_LAWS } from "../../../tests/support/seededLaw.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { NOTHING_TYPED } from "./costPlan.ts";
import CostsPage from "./CostsPage.tsx";
import { chooseCountry, clinic, CLINICS, LIST, PRICES } from "../../../tests/support/costsPage.ts";

const priceOf = (id: string, some: Partial<typeof priceRow>) => ({
  ...priceRow,
  id: JSON.stringify([id, some]),
  clinic_id: id,
  ...some,
});
const DONOR_PRICE = priceOf("reprofit", { item: "egg_donation_cycle", amount: 123_000, currency: "CZK" });

const questions = () => screen.getByRole("region", { name: "Questions for the clinic" });

function showWith(prices: (typeof priceRow)[], answers: Partial<TypedAnswers> = {}) {
  answerBackend({ [LIST]: { json: CLINICS }, [PRICES]: { json: prices } });
  writeValue("plan-answers", { ...EMPTY_ANSWERS, ...answers });
  showAt("/plan/costs", <CostsPage />);
}

const sum = () => within(screen.getByRole("region", { name: "The sum so far" }));
const DONOR_EGGS = { age: "41", partner: "marriedCouple", eggs: "donor", treatment: "donor-eggs" } as const;

test("what is typed is not promised to stay in browsers that forget it, and a file keeps it", () => {
  showWith([]);
  expect(
    screen.getByText(/Safari and iPhones may forget it after a week .* save it to a file in your folder\.$/),
  ).toBeVisible();
});

test("a country with one price list for the treatment begins with it, and names the clinic", async () => {
  showWith([DONOR_PRICE, priceOf("gennet", { amount: 3190 })], DONOR_EGGS);
  await chooseCountry("Czechia");
  expect(await sum().findByText(/^At least about €5,\d00$/, { selector: "strong" })).toBeVisible();
  expect(
    sum().getByText("From the only price list for this treatment that we know in Czechia."),
  ).toBeVisible();
  expect(sum().getByText("A third party read it; we haven’t opened it ourselves.")).toBeVisible();
  expect(await sum().findByRole("link", { name: "Reprofit" })).toHaveAttribute("href", "/clinic/reprofit");
  expect(await screen.findByText("Counted in the range")).toBeVisible();
  // The letter goes to any clinic there.
  expect(within(questions()).getByText(/^What does one cycle of IVF with donor eggs cost/)).toBeVisible();
});

test("a country with several lists spans from the lowest to the highest, and one of them can be counted with", async () => {
  showWith([priceRow, priceOf("gennet", { amount: 3190 }), priceOf("bourn-hall", { amount: 9000 })]);
  await chooseCountry("Czechia");
  expect(await sum().findByText("At least €3,190 to €3,245")).toBeVisible();
  expect(sum().getByText(/^From the lowest to the highest of 2 price lists/)).toBeVisible();
  expect(sum().getByText(/^A third party read at least one list;/)).toBeVisible();
  expect(sum().getByText(/^At least one list is for patients who pay themselves;/)).toBeVisible();
  expect(sum().queryByText("Bourn Hall")).toBeNull();
  const picture = await sum().findAllByText(/^The clinic: €3,\d+.*Not known: .*Medicines/);
  expect(picture).toHaveLength(2);
  await userEvent.click(sum().getByRole("button", { name: /^Count with this list ?\(GENNET\)$/ }));
  expect(clinic()).toHaveDisplayValue("GENNET");
  expect(clinic()).toHaveFocus();
  expect(await sum().findByText("At least €3,190", { selector: "strong" })).toBeVisible();
});

test("a range is the least as long as one of its lists lacks a price, and says what counts a single embryo", async () => {
  writeValue("plan-costs", { ...NOTHING_TYPED, trips: 0, drugs: "900", wishes: ["freezing"] });
  const whole = ["consultation", "tests", "icsi", "blastocyst", "anaesthesia", "freezing", "storage"];
  showWith([
    priceOf("reprofit", { amount: 4000, includes: whole, excludes: [] }),
    priceOf("gennet", { amount: 3190, includes: whole.slice(0, 5), excludes: ["freezing", "storage"] }),
    priceOf("gennet", { item: "freezing", amount: 300, per: "straw" }),
  ]);
  await chooseCountry("Czechia");
  expect(await sum().findByText("At least €4,390 to €4,900")).toBeVisible();
  expect(sum().getByText("Prices are missing in some lists: the real cost is higher.")).toBeVisible();
  expect(sum().getByText(/^1 line covers a single embryo or straw/)).toBeVisible();
});

test("a sample counts in no span", async () => {
  showWith([priceOf("gennet", { amount: 990, status: "sample" }), priceRow]);
  await chooseCountry("Czechia");
  expect(await sum().findByText("At least €3,245", { selector: "strong" })).toBeVisible();
  expect(sum().queryByText("GENNET")).toBeNull();
});

test("a country without a list says so in a sentence, with questions to send", async () => {
  showWith([priceRow], DONOR_EGGS);
  await chooseCountry("Czechia");
  expect(
    await sum().findByText(
      "We list 3 clinics in Czechia and know of no published price for this treatment there. Send them the questions below.",
    ),
  ).toBeVisible();
  await waitFor(() => expect(questions()).toBeVisible());
  await chooseCountry("Spain");
  expect(await sum().findByText(/^We list no clinic in Spain/)).toBeVisible();
});

test("the menu begins with the clinics that publish a price for it, by country until one is chosen", async () => {
  showWith([DONOR_PRICE]);
  await screen.findByRole("option", { name: "Reprofit" });
  expect(screen.queryByRole("group", { name: /with a published price for it/i })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Treatment"), "donor-eggs");
  const published = await screen.findByRole("group", { name: "Czechia: with a published price for it" });
  expect(
    within(published)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Reprofit"]);
  const options = within(clinic())
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(options).toEqual(["No clinic yet", "Reprofit", "GENNET", "Unica", "Bourn Hall"]);
  await chooseCountry("Czechia");
  expect(screen.getByRole("group", { name: "With a published price for it" })).toBeVisible();
});

test("before any choice, the countries with a published price are a press away", async () => {
  showWith([priceRow, priceOf("gennet", {}), priceOf("bourn-hall", {})]);
  await userEvent.click(await screen.findByRole("button", { name: "Czechia: 2 lists" }));
  expect(screen.getByRole("combobox", { name: "Country" })).toHaveFocus();
  expect(await sum().findByText(/^From the lowest to the highest of 2/)).toBeVisible();
});

test("a forbidden treatment is answered by the law alone, with the countries that allow it", async () => {
  showWith([DONOR_PRICE], DONOR_EGGS);
  await chooseCountry("Germany");
  expect(await screen.findByRole("heading", { name: "Not allowed in Germany" })).toBeVisible();
  expect(screen.getByText(/^A doctor who uses a donor’s eggs commits a crime/)).toBeVisible();
  expect(screen.queryByRole("region", { name: "The sum so far" })).toBeNull();
  expect(screen.queryByText(/Not published|missing|Your own numbers/)).toBeNull();
  expect(screen.queryByText("Questions for the clinic")).toBeNull();
  const allowed = within(screen.getByRole("list", { name: "Allowed: see the costs in" }));
  expect(allowed.queryByText("Germany")).toBeNull();
  await userEvent.click(allowed.getByRole("button", { name: "Czechia" }));
  expect(screen.queryByText("Not allowed in Germany")).toBeNull();
  expect(await sum().findByText(/^At least about €5,\d00$/, { selector: "strong" })).toBeVisible();
  expect(readValue("plan-answers")).toMatchObject({ eggs: "donor", treatment: "donor-eggs" });
});

test("a sum without the law of its country says what it may count, until the law is loaded", async () => {
  expectLogged(/BackendError/);
  answerBackend({
    ...{ [LIST]: { json: CLINICS }, [PRICES]: { json: [] } },
    "/rpc/country_laws": [{ status: 403 }, { json: SEEDED_LAWS }],
  });
  showAt("/plan/costs", <CostsPage />, { cache: createQueryClient() });
  await chooseCountry("Czechia");
  const mayBeForbidden = /^The law there couldn’t be loaded, so this may count what isn’t allowed there\.$/;
  expect(await sum().findByText(mayBeForbidden)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Load the law" }));
  await waitFor(() => expect(questions()).toBeVisible());
  expect(sum().queryByText(mayBeForbidden)).toBeNull();
});

test("at home the clinic is asked of a notary where the law demands one, and never of translations", async () => {
  showWith([], { homeCountry: "Greece", partner: "unmarriedCouple", treatment: "own-eggs" });
  await chooseCountry("Greece");
  expect(screen.getByLabelText(/^Documents:/)).not.toBeChecked();
  expect(await screen.findByText(/^Do any documents need to be signed before a notary/)).toBeVisible();
  expect(within(questions()).queryByText(/translat/)).toBeNull();
});

test("without an age no country is called allowed", async () => {
  showWith([], { treatment: "donor-eggs", eggs: "donor" });
  await chooseCountry("Germany");
  await screen.findByText("Not allowed in Germany");
  expect(screen.queryByText("Allowed: see the costs in")).toBeNull();
  expect(screen.getByRole("list", { name: "Not forbidden: see the costs in" })).toHaveTextContent("Spain");
});

test("a test that only one country forbids is neither counted nor asked about there", async () => {
  showWith([]);
  await userEvent.click(screen.getByLabelText("Testing the embryos (PGT-A)"));
  await userEvent.type(screen.getByLabelText("Travel for one person"), "100");
  expect(await sum().findByText("At least €400", { selector: "strong" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Questions for any clinic" }));
  await waitFor(() => expect(within(questions()).getAllByText(/PGT-A/).length).toBeGreaterThan(0));
  await chooseCountry("Sweden");
  expect(await screen.findByText("PGT-A is not allowed in Sweden")).toBeVisible();
  await waitFor(() => expect(within(questions()).queryByText(/PGT-A/)).toBeNull());
  expect(screen.getByText("Not allowed there")).toBeVisible();
  // Without the test, nothing needs to be frozen for a second trip.
  expect(sum().getByText("At least €200", { selector: "strong" })).toBeVisible();
  expect(screen.queryByText(/^Tested embryos are frozen/)).toBeNull();
  expect(screen.getByLabelText(/^One later transfer/)).not.toBeChecked();
  expect(screen.getByLabelText("Testing the embryos (PGT-A)")).toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText("Treatment"), "frozen-natural");
  await waitFor(() => expect(screen.queryByText("PGT-A is not allowed in Sweden")).toBeNull());
});

test("a number typed while the page was loading joins what is stored, and is stored itself", async () => {
  const before = document.createElement("div");
  before.innerHTML = `<input name="costs-flight" value="150"><input name="costs-night" value="">
    <input type="checkbox" name="costs-wishes" value="freezing" checked>
    <input type="checkbox" name="costs-wishes" value="papers" checked>`;
  document.body.append(before);
  writeValue("plan-costs", {
    ...NOTHING_TYPED,
    clinic: "gennet",
    night: "80",
    wishes: ["freezing", "papers"],
  });
  showWith([priceOf("gennet", { amount: 3190 })]);
  before.remove();
  await waitFor(() => expect(clinic()).toHaveDisplayValue("GENNET"));
  expect(screen.getByLabelText("Travel for one person")).toHaveValue("150");
  expect(screen.getByLabelText("One night")).toHaveValue("80");
  expect(readValue("plan-costs")).toMatchObject({ clinic: "gennet", flight: "150", night: "80" });
});

test("a woman alone in her own country travels alone and needs no documents, unless she chooses otherwise", async () => {
  showWith([], { age: "34", partner: "womanAlone", homeCountry: "United Kingdom" });
  const travellers = screen.getByRole("combobox", { name: "Travellers" });
  const documents = screen.getByRole("checkbox", { name: /^Documents/ });
  expect(travellers).toHaveDisplayValue("1");
  expect(documents).toBeChecked();
  await chooseCountry("United Kingdom");
  expect(documents).not.toBeChecked();
  await userEvent.selectOptions(travellers, "2");
  await userEvent.click(documents);
  expect(travellers).toHaveDisplayValue("2");
  expect(documents).toBeChecked();
});
