import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { ClinicActions } from "./ClinicActions.tsx";

function show(website: string | null) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/clinic/example"]}>
        <UpvoteProvider>
          <ClinicActions clinic={exampleClinic({ website })} />
        </UpvoteProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("a clinic without a website offers the questions to send in its place, to which the browser scrolls", () => {
  show(null);
  const questions = screen.getByRole("link", { name: "Questions to send" });
  expect(questions).toHaveAttribute("href", "/clinic/example#ask");
  const isLeftToTheBrowser = fireEvent.click(questions);
  expect(isLeftToTheBrowser).toBe(true);
  expect(screen.queryByRole("link", { name: /^Get in Touch/ })).toBeNull();
});

test("a clinic with a website is got in touch with there", () => {
  show("https://clinic.example");
  expect(screen.getByRole("link", { name: /^Get in Touch with Clinic/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Questions/ })).toBeNull();
});
