import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { Toaster } from "@/ui/Toaster.tsx";
import AddClinicPage from "./AddClinicPage.tsx";

export const user = userEvent.setup();

export function show() {
  // The thanks begin at the top, and jsdom has no scrolling.
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/add-clinic"]}>
        <main>
          <AddClinicPage />
        </main>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

export type Answer = () => Promise<Response> | Response;
export const stored: Answer = () => Response.json([{ id: "1" }], { status: 201 });

/** Answers the calls one after the other and keeps what was sent. */
export function answerWith(...answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    const row: Record<string, unknown> = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    sent.push(row);
    return (answers[sent.length - 1] ?? stored)();
  });
  return sent;
}

export async function fillIn() {
  await user.type(screen.getByLabelText("What is the name of the clinic?"), "IVF Zlín");
  await user.selectOptions(screen.getByLabelText("In which country is the clinic?"), "Czechia");
  await user.type(screen.getByLabelText("What is the clinic's website?"), "https://ivf-zlin.com");
  await user.click(screen.getByRole("radio", { name: "5 - Very Satisfied" }));
  await user.click(screen.getByRole("radio", { name: "Patient" }));
}

export const submitButton = () => screen.getByRole("button", { name: /^Submit/ });
