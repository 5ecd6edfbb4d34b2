import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { useAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import { chooseBand, forgetReadBand } from "@/directory/facts/chosenBand.ts";
import { forget, writeValue } from "@/storage/storage.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic, rateBasis, rateNote } from "../../../tests/support/exampleClinic.ts";
import { publishedRow } from "../../../tests/support/publishedRow.ts";
import { FilterableList } from "./FilterableList.tsx";
import * as filterModule from "./filterModule.tsx";

const CLINICS = ["a", "b"].map((id) =>
  exampleClinic({ id, name: id.toUpperCase(), successRate: 30, notes: { success: rateNote() } }),
);
const BASES = CLINICS.map(({ id }) => ({ id, basis: { success: rateBasis() } }));
const AT_AGE = [
  publishedRow({ clinic_id: "a", percentage: 20 }),
  publishedRow({ clinic_id: "b", percentage: 25 }),
];

function List() {
  const clinics = useAtAge(CLINICS) ?? [];
  return (
    <FilterableList
      filterModule={filterModule}
      clinics={clinics}
      search=""
      isOpen={false}
      onClose={() => {}}
      onClearSearch={() => {}}
    >
      {(shown) => (
        <ol>
          {shown.clinics.map(({ id, name, successRate }) => (
            <li key={id}>{`${name}: ${successRate}%`}</li>
          ))}
        </ol>
      )}
    </FilterableList>
  );
}

function Page({ cache }: { cache: QueryClient }) {
  return (
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <List />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

afterEach(() => {
  act(() => chooseBand(null));
  forget("plan-answers");
  forgetReadBand();
});

const listed = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("the order by success follows the age group, waits for its rates and can change it", async () => {
  const rates = Promise.withResolvers<{ json: unknown }>();
  window.history.replaceState(null, "", "/?sort=success");
  answerBackend({ "select=id%2Cbasis": { json: BASES }, "/clinic_results": rates.promise });
  chooseBand({ ageFrom: null, ageTo: 37 });
  const cache = createQueryClient();
  render(<Page cache={cache} />);
  // In the order of other ages, a clinic would move under the finger.
  expect(await screen.findByText("Loading clinics...")).toBeInTheDocument();
  expect(listed()).toEqual([]);
  await act(async () => rates.resolve({ json: AT_AGE }));
  await expect.poll(listed).toEqual(["B: 25%", "A: 20%"]);
  expect(screen.queryByText("Loading clinics...")).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Your age group"), "All ages");
  await expect.poll(listed).toEqual(["A: 30%", "B: 30%"]);
});

test("it waits, too, while an answered age suggests a group", async () => {
  writeValue("plan-answers", { age: "36" });
  const rates = Promise.withResolvers<{ json: unknown }>();
  window.history.replaceState(null, "", "/?sort=success");
  answerBackend({ "select=id%2Cbasis": { json: BASES }, "/clinic_results": rates.promise });
  const seen: (string | null)[] = [];
  const cache = createQueryClient();
  cache.setQueryData(basesQuery().queryKey, BASES);
  const { container } = render(<Page cache={cache} />);
  const observer = new MutationObserver(() => seen.push(...listed()));
  observer.observe(container, { subtree: true, childList: true });
  expect(await screen.findByText("Loading clinics...")).toBeInTheDocument();
  await act(async () => rates.resolve({ json: AT_AGE }));
  await expect.poll(listed).toEqual(["B: 25%", "A: 20%"]);
  observer.disconnect();
  expect(seen).not.toContain("A: 30%");
});
