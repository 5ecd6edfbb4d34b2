import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FILTER_LABELS } from "./filterLabels.ts";
import { FilterStub } from "./FilterStub.tsx";

test("until the filters are loaded their column names each of them, and each loads them", async () => {
  const onOpen = vi.fn();
  render(<FilterStub onOpen={onOpen} />);
  const { sourced: _, ...filters } = FILTER_LABELS;
  const names = screen.getAllByRole("button").map((button) => button.querySelector("span")?.textContent);
  expect(names.slice(1)).toEqual(Object.values(filters));
  await userEvent.click(screen.getByText("Treatment"));
  expect(onOpen).toHaveBeenCalledOnce();
});
