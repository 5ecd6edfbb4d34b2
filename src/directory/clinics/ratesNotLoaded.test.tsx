import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { chooseBand } from "@/directory/facts/chosenBand.ts";
import { FilterableList } from "@/directory/filtering/FilterableList.tsx";
import * as filterModule from "@/directory/filtering/filterModule.tsx";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic, rateBasis, rateNote } from "../../../tests/support/exampleClinic.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { publishedRow } from "../../../tests/support/publishedRow.ts";
import { ClinicCard } from "./ClinicCard.tsx";
import { Leaderboard } from "./Leaderboard.tsx";
import { useAtAge } from "./useFiguresAtAge.ts";

const IDS = ["a", "b"];
const CLINICS = IDS.map((id) =>
  exampleClinic({ id, name: id.toUpperCase(), successRate: 30, notes: { success: rateNote() } }),
);
const BASES = { json: IDS.map((id) => ({ id, basis: { success: rateBasis() } })) };
const RATES = { json: IDS.map((id) => publishedRow({ clinic_id: id })) };
const LIST = { search: "", isOpen: false, onClose: () => {}, onClearSearch: () => {} };

function Page() {
  const clinics = useAtAge(CLINICS) ?? [];
  return (
    <>
      <Leaderboard clinics={clinics} category="success" onCategoryChange={() => {}} />
      <main>
        <FilterableList {...LIST} filterModule={filterModule} clinics={clinics}>
          {({ clinics: found }) =>
            found.map((clinic) => <ClinicCard key={clinic.id} clinic={clinic} isShortlistable={false} />)
          }
        </FilterableList>
      </main>
    </>
  );
}

function CachedPage() {
  const [cache] = useState(createQueryClient);
  return (
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  expectLogged(/BackendError/);
  window.history.replaceState(null, "", "/?sort=success");
  answerBackend({ "select=id%2Cbasis": BASES, "/clinic_results": { status: 500 } });
  chooseBand({ ageFrom: null, ageTo: 37 });
  render(<CachedPage />);
});
afterEach(() => {
  act(() => chooseBand(null));
});

const NO_RANKING = "This ranking couldn't be loaded. Please try again.";
const NO_RATES = "The rates for your age group couldn’t be loaded. Please try again.";

test("rates for the chosen age that can't be loaded say so in ranking and list, and come with a Retry", async () => {
  expect(await screen.findByText(NO_RANKING)).toBeVisible();
  expect(screen.getByText(NO_RATES)).toBeVisible();
  expect(screen.queryByText(/^No two published rates/)).toBeNull();
  answerBackend({ "select=id%2Cbasis": BASES, "/clinic_results": RATES });
  await userEvent.click(screen.getAllByRole("button", { name: "Retry" })[0]!);
  expect(await screen.findByText("No clear difference from the clinic above.")).toBeVisible();
  expect(screen.getAllByText("20%")).toHaveLength(4);
  expect(screen.queryByText(NO_RATES)).toBeNull();
});

test("meanwhile cards say that the rates of all ages are not hers, and the age group can be left", async () => {
  expect(await screen.findByText(NO_RANKING)).toBeVisible();
  expect(screen.getAllByText("30%")).toHaveLength(2);
  expect(screen.getAllByText(/not for your age group/)).toHaveLength(2);
  await userEvent.selectOptions(screen.getAllByLabelText("Your age group")[0]!, "All ages");
  expect(await screen.findByText("With own eggs, highest rate first.")).toBeVisible();
  expect(screen.queryByText(NO_RANKING)).toBeNull();
});
