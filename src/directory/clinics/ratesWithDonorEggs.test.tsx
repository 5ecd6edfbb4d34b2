import { QueryClientProvider } from "@tanstack/react-query";
import { render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import {
  chooseBand,
  forgetReadBand,
  suggestBand,
  useChosenBand,
  useTypedAge,
} from "@/directory/facts/chosenBand.ts";
import type { Treatment } from "@/law/treatments.ts";
import { writeValue } from "@/storage/storage.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { resultRow } from "../../../tests/support/exampleFacts.ts";
import { publishedRow } from "../../../tests/support/publishedRow.ts";
import { AgeOfRates } from "./AgeOfRates.tsx";
import { bandsInFacts } from "./bandsInFacts.ts";
import { useAtAge } from "./useFiguresAtAge.ts";

const FROM_38 = { ageFrom: 38, ageTo: null };
const CLINICS = [exampleClinic({ id: "a", successRate: 27 })];

function answer(treatment: Treatment, eggs: "own" | "donor") {
  writeValue("plan-answers", { age: "41", eggs, treatment });
}

let cache = createQueryClient();

function WithRates({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}

beforeEach(() => {
  cache = createQueryClient();
  const { queryKey } = publishedResultsQuery();
  cache.setQueryDefaults(queryKey, { staleTime: Infinity });
  cache.setQueryData(queryKey, [
    publishedRow({ clinic_id: "a", percentage: 19, age_from: 38, age_to: null }),
  ]);
  sessionStorage.clear();
  localStorage.clear();
  forgetReadBand();
});
afterEach(() => chooseBand(null));

const rateOf = () => renderHook(() => useAtAge(CLINICS)?.[0]?.successRate, { wrapper: WithRates }).result;

test("the rates of cards and rankings follow the age with own eggs, and not with a donor's", async () => {
  chooseBand(FROM_38);
  answer("own-eggs", "own");
  const own = rateOf();
  await waitFor(() => expect(own.current).toBe(19));
  answer("donor-eggs", "donor");
  // The figures of her own age are in the cache by now.
  expect(rateOf().current).toBe(27);
});

test("a card takes no rate of somebody's own age for that of her frozen embryos", async () => {
  const { queryKey } = publishedResultsQuery();
  cache.setQueryData(queryKey, [
    publishedRow({ clinic_id: "a", percentage: 11, age_from: 40, age_to: 42 }),
    publishedRow({ clinic_id: "b", percentage: 19, age_from: 38, age_to: null }),
  ]);
  chooseBand(FROM_38);
  answer("frozen-tablets", "own");
  const clinics = [...CLINICS, exampleClinic({ id: "b", successRate: 27 })];
  const { result } = renderHook(() => useAtAge(clinics)?.map(({ successRate }) => successRate), {
    wrapper: WithRates,
  });
  await waitFor(() => expect(result.current?.[1]).toBe(19));
  expect(result.current?.[0]).toBe(27);
});

const ofOtherAge = () => renderHook(() => useAtAge(CLINICS)?.[0]?.isOfOtherAge, { wrapper: WithRates });

test("until rates for the age have come, those of other ages say that they are", async () => {
  cache.clear();
  answerBackend({ "/rest/v1/": "never" });
  expect(ofOtherAge().result.current).toBeUndefined();
  chooseBand(FROM_38);
  answer("own-eggs", "own");
  const { result } = ofOtherAge();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(result.current).toBe(true);
});

test.for([
  ["own-eggs", "own", 1],
  ["donor-eggs", "donor", 0],
  ["frozen-tablets", "own", 1],
  ["frozen-tablets", "donor", 0],
] as const)("with %s, %s, a ranking of rates asks for the age group: %i", ([treatment, eggs, count]) => {
  answer(treatment, eggs);
  render(<AgeOfRates />, { wrapper: WithRates });
  expect(screen.queryAllByRole("combobox", { name: "Your age group" })).toHaveLength(count);
});

const bandNow = () => renderHook(useChosenBand).result.current;

test("the answered age suggests no group with a donor's eggs, and what is chosen by hand stays", () => {
  answer("own-eggs", "own");
  suggestBand(FROM_38);
  expect(bandNow()).toEqual(FROM_38);
  answer("donor-eggs", "donor");
  expect(bandNow()).toBeNull();
  answer("frozen-tablets", "donor");
  expect(bandNow()).toBeNull();
  chooseBand(FROM_38);
  expect(bandNow()).toEqual(FROM_38);
});

test.for(["frozen-tablets", "frozen-natural"] as const)(
  "the answered age is not the eggs' age with %s, so it suggests no group and marks none as theirs",
  (treatment) => {
    answer("own-eggs", "own");
    suggestBand(FROM_38);
    expect([bandNow(), renderHook(useTypedAge).result.current]).toEqual([FROM_38, "41"]);
    answer(treatment, "own");
    expect([bandNow(), renderHook(useTypedAge).result.current]).toEqual([null, ""]);
    suggestBand(FROM_38);
    expect(bandNow()).toBeNull();
    chooseBand(FROM_38);
    expect(bandNow()).toEqual(FROM_38);
  },
);

test("a clinic's rates with own eggs offer no age group to somebody with a donor's", () => {
  const own = { ...resultRow, age_from: 38, age_to: 39 };
  const donors = { ...resultRow, eggs: "donor", age_from: null, age_to: null };
  expect(bandsInFacts({ results: [own, donors] })).toHaveLength(2);
  expect(bandsInFacts({ results: [own, donors] }, true)).toMatchObject([{ ageFrom: null, ageTo: null }]);
});
