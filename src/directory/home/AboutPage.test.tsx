import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { About } from "./AboutPage.tsx";
import { stateOfChecks } from "./FigureChecks.tsx";

const UNSET = {
  operator: undefined,
  registration: undefined,
  funding: undefined,
  contactEmail: undefined,
  privacyEmail: "privacy@x.example",
};

function show(by: Parameters<typeof About>[0]["by"] = UNSET) {
  const cache = createQueryClient();
  cache.setQueryData(basesQuery().queryKey, [{ id: "example", basis: {} }]);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <About by={by} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("what the settings don't say is left out, and nothing is said to patients about it", () => {
  show();
  expect(screen.queryByRole("heading", { name: "Who runs it" })).toBeNull();
  expect(screen.queryByText(/operator|yet\b/)).toBeNull();
  expect(screen.getByRole("link", { name: "privacy@x.example" })).toBeVisible();
  expect(screen.getByText(/none of them has figures from a published source/)).toBeVisible();
});

test("the operator, who pays and how to reach them are named where they are set", () => {
  show({
    ...UNSET,
    operator: "Example Ltd, Prague",
    registration: "VAT: CZ1",
    funding: "Example Ltd pays for it.",
    contactEmail: "us@x.example",
  });
  for (const words of ["Example Ltd, Prague", "VAT: CZ1", "Example Ltd pays for it."])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole("link", { name: "us@x.example" })).toHaveAttribute("href", "mailto:us@x.example");
});

test("who read the sources is said, saved copies and others' readings included", () => {
  show();
  const text = document.body.textContent;
  expect(text).toContain("We read many sources, and the laws, in saved copies of public pages");
  expect(text).toContain("where somebody else read a source, the figure says so");
  expect(text).not.toContain("we compared");
});

test.for([
  [
    { clinics: 28, sourced: 1, lastCheckedOn: "2026-03-05" },
    "We list 28 clinics. Figures from a published source: 1 clinic. Last read on 5 March 2026.",
  ],
  [
    { clinics: 1, sourced: 1, lastCheckedOn: null },
    "We list 1 clinic. Figures from a published source: 1 clinic. We haven't recorded when they were last read.",
  ],
] as const)("%o is told in sentences", ([checks, words]) => {
  expect(stateOfChecks(checks)).toBe(words);
});
