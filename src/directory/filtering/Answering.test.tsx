import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { FilterableList } from "./FilterableList.tsx";
import * as part from "./filterModule.tsx";
import { SearchRow } from "./SearchRow.tsx";

const clinics = [
  exampleClinic({ id: "reprofit", name: "Reprofit", languages: ["German"] }),
  exampleClinic({ id: "unica", name: "UNICA", languages: ["English"] }),
];

const drawList = vi.fn<(ids: string) => null>(() => null);

async function show(address: string) {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, "", `/${address}`);
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(basesQuery().queryKey, []);
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <SearchRow label="Search" placeholder="" term="" onTermChange={() => {}} isOpen onToggle={() => {}} />
        <FilterableList
          filterModule={part}
          clinics={clinics}
          search=""
          isOpen
          onClose={() => {}}
          onClearSearch={() => {}}
        >
          {(shown) => drawList(shown.clinics.map(({ id }) => id).join(" "))}
        </FilterableList>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByRole("checkbox");
  vi.useFakeTimers();
  drawList.mockClear();
}

afterEach(() => void vi.useRealTimers());

const paint = () => act(() => vi.advanceTimersByTimeAsync(40));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("a tick is painted before the list is drawn and the address changes, and the next tick adds to it", async () => {
  await show("");
  fireEvent.click(box(/German/));
  expect(box(/German/)).toBeChecked();
  fireEvent.click(box(/English/));
  fireEvent.click(box(/German/));
  expect(box(/German/)).not.toBeChecked();
  expect(box(/English/)).toBeChecked();
  expect(drawList).not.toHaveBeenCalled();
  expect(window.location.search).toBe("");
  await paint();
  expect(window.location.search).toBe("?language=en");
  expect(drawList).toHaveBeenLastCalledWith("unica");
  expect(box(/English/)).toBeChecked();
});

test("a removed chip is gone before the list is drawn", async () => {
  await show("?language=de");
  fireEvent.click(screen.getByRole("button", { name: "Remove Website in German" }));
  expect(screen.queryByRole("button", { name: "Remove Website in German" })).toBeNull();
  expect(drawList).not.toHaveBeenCalled();
  await paint();
  expect(drawList).toHaveBeenLastCalledWith("reprofit unica");
});

test("the focus moves to the next chip, and after the last one to the filters' button", async () => {
  await show("?language=de&language=en");
  fireEvent.click(screen.getByRole("button", { name: "Remove Website in German" }));
  expect(screen.getByRole("button", { name: "Remove Website in English" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Remove Website in English" }));
  expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
  await paint();
  expect(window.location.search).toBe("");
});

test("another order is chosen before the list is drawn in it", async () => {
  await show("");
  fireEvent.change(screen.getByLabelText("Order"), { target: { value: "votes" } });
  expect(screen.getByLabelText("Order")).toHaveValue("votes");
  expect(drawList).not.toHaveBeenCalled();
  await paint();
  expect(window.location.search).toBe("?sort=votes");
  expect(drawList).toHaveBeenCalled();
});
