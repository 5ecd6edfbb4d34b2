import { QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import AddClinicPage from "./AddClinicPage.tsx";
import { submittedState } from "./submittedState.ts";

function pageAt(state: object | null) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: "/add-clinic", state }]}>
        <AddClinicPage />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

test("the thanks are still there after a reload, in the place of the built form", async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const main = document.createElement("main");
  main.innerHTML = renderToString(pageAt(null));
  document.body.append(main);
  const onRecoverableError = vi.fn();
  const thanks = pageAt(submittedState({ clinicName: "IVF Zlín" }));
  const root = await act(() => hydrateRoot(main, thanks, { onRecoverableError }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    main.remove();
  });
  expect(await screen.findByText("IVF Zlín")).toHaveAttribute("translate", "no");
  expect(onRecoverableError).not.toHaveBeenCalled();
});
