import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { FILTER_LABELS } from "./filterLabels.ts";
import { FilterStub } from "./FilterStub.tsx";

test("until the filters are loaded their column names each of them", () => {
  const { container } = render(<FilterStub onOpen={() => {}} />);
  const { sourced: _, ...filters } = FILTER_LABELS;
  const names = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(names).toEqual(Object.values(filters));
});
