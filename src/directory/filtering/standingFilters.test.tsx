import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { readAllPages } from "@/backend/allPages.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { FilterableList } from "./FilterableList.tsx";
import * as part from "./filterModule.tsx";

vi.mock("@/backend/allPages.ts", () => ({ readAllPages: vi.fn<() => Promise<unknown[]>>() }));

const clinics = [
  exampleClinic({ id: "reprofit", name: "Reprofit", specialties: ["Egg donation"], languages: ["German"] }),
  exampleClinic({ id: "unica", name: "UNICA", languages: ["English"] }),
];

// Otherwise the first test would see what stands there while it is loading.
beforeAll(() => import("./FilterPanel.tsx"));

async function show(isWide: boolean, address = "/") {
  window.history.replaceState(null, "", address);
  window.matchMedia = () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as never;
  const answers = Promise.withResolvers<unknown[]>();
  vi.mocked(readAllPages).mockReset().mockReturnValue(answers.promise);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <FilterableList
          filterModule={part}
          clinics={clinics}
          search=""
          isStanding
          isOpen={!isWide}
          onClose={() => {}}
          onClearSearch={() => {}}
        >
          {({ clinics: found, summary }) => <p>{`${found.length} listed. ${summary ?? ""}`}</p>}
        </FilterableList>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(readAllPages).toHaveBeenCalled(), 60_000);
  return answers;
}

const SAID = [
  { id: "reprofit", basis: { services: "e/de" } },
  { id: "unica", basis: { services: "e/" } },
];
const offers = () =>
  screen.queryAllByRole("checkbox", { name: /\(/ }).map((box) => box.closest("label")?.textContent);

test("the column of a wide screen asks what clinics offer by itself, and offers nothing before it is known", async () => {
  const answers = await show(true);
  expect(await screen.findByText("Languages spoken")).toBeInTheDocument();
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  await act(async () => answers.resolve(SAID));
  expect(await screen.findByRole("region", { name: "Filters" })).toBeVisible();
  expect(offers()).toEqual(["Egg donation (2 say so)", "German (1 says so, 1 not known)"]);
});

test("where what clinics offer can't be loaded, the column has its filters without a count of it", async () => {
  const answers = await show(true);
  await act(async () => answers.reject(new Error("out of order")));
  expect(await screen.findByRole("checkbox", { name: "Egg donation" })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "German 1 clinic" })).toBeVisible();
  expect(offers()).toEqual([]);
});

test("where what clinics offer can't be loaded, none is said not to say whether it offers it", async () => {
  const answers = await show(true, "/?treatment=egg-donation");
  await act(async () => answers.reject(new Error("out of order")));
  expect(await screen.findByText("We couldn’t load what the clinics offer. Please try again.")).toBeVisible();
  expect(screen.queryByText(/listed/)).toBeNull();
  expect(screen.getByRole("checkbox", { name: "German 1 clinic" })).toBeVisible();
  expect(offers()).toEqual([]);
  vi.mocked(readAllPages).mockResolvedValue(SAID);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/^2 listed\./)).toBeVisible();
});

test("on a phone nothing says how many it shows where what clinics offer can't be loaded", async () => {
  const answers = await show(false, "/?treatment=egg-donation");
  await act(async () => answers.reject(new Error("out of order")));
  expect(await screen.findByRole("button", { name: "Show the list" })).toBeVisible();
  expect(offers()).toEqual([]);
  expect(screen.queryByRole("button", { name: /don't say/ })).toBeNull();
});

test("on a phone treatments have no count before it is known", async () => {
  const answers = await show(false);
  expect(await screen.findByRole("checkbox", { name: "Egg donation" })).toBeVisible();
  await act(async () => answers.resolve(SAID));
  expect(await screen.findByRole("checkbox", { name: "Egg donation (2 say so)" })).toBeVisible();
});
