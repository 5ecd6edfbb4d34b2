import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { basesQuery, type ClinicBasis } from "@/directory/clinics/basis.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { NO_WISHES } from "./answers.ts";
import { LanguageFields } from "./LazyFields.tsx";

function ask() {
  const answers = Promise.withResolvers<ClinicBasis[]>();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const clinic = exampleClinic({ id: "a", name: "Alpha", countries: ["Czechia"] });
  cache.setQueryData(clinicsQuery().queryKey, [rowOf(clinic)]);
  const { queryKey } = basesQuery();
  cache.fetchQuery({ queryKey, queryFn: () => answers.promise }).catch(() => null);
  render(
    <QueryClientProvider client={cache}>
      <LanguageFields answers={{ ...NO_WISHES, typed: EMPTY_ANSWERS }} onAnswer={() => null} />
    </QueryClientProvider>,
  );
  return answers;
}

const offered = () => screen.queryAllByRole("checkbox").map((box) => box.closest("label")?.textContent);

test("languages are offered once it is known which clinics speak them, and none comes or changes later", async () => {
  const answers = ask();
  expect(screen.getByRole("status")).toHaveTextContent("Loading languages...");
  expect(offered()).toEqual([]);
  await act(async () => answers.resolve([{ id: "a", basis: { services: "/ende" } }]));
  expect(await screen.findByLabelText("German (1 says so)")).toBeVisible();
  expect(offered()).toHaveLength(3);
});

test("where the answers of clinics can't be loaded, languages stand without counts", async () => {
  const answers = ask();
  await act(async () => answers.reject(new Error("out of order")));
  expect(await screen.findByLabelText("Czech")).toBeVisible();
  expect(offered()).toEqual(["Czech"]);
});
