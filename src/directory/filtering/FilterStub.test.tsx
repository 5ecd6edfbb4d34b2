import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FILTER_LABELS } from "./filterLabels.ts";
import { FilterStub } from "./FilterStub.tsx";

test("until the filters are loaded their column names each of them", () => {
  const { container } = render(<FilterStub onOpen={() => {}} />);
  const { sourced: _, ...filters } = FILTER_LABELS;
  const names = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(names).toEqual(Object.values(filters));
});

test("a screen reader's press, which comes without a pointer, asks for the filters", () => {
  const ask = vi.fn<() => void>();
  render(<FilterStub onOpen={ask} />);
  screen.getByRole("button", { name: "Choose filters" }).click();
  expect(ask).toHaveBeenCalledOnce();
});
