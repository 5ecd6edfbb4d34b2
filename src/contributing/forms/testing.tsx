import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { Toaster } from "@/ui/Toaster.tsx";

export const user = userEvent.setup();

/** Pastes a text: typing would re-render the form for each key. */
export async function enter(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

export function showPage(page: ReactNode, address: string) {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <main>{page}</main>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

export type Answer = () => Promise<Response> | Response;
export const stored: Answer = () => Response.json([{ id: "1" }], { status: 201 });

export function refused(status: number, code = "X"): Answer {
  return () => Response.json({ message: "no", code }, { status });
}

export function refusedFor(hint: string, status: number): Answer {
  const answer = { code: `PT${status}`, hint, message: "The server's own words." };
  return () => Response.json(answer, { status });
}

const isAnswer = (rows: unknown): rows is Answer => typeof rows === "function";

/** Answers POSTs in turn and returns what they sent; a GET gets `rows`. */
export function answerReadsAndSends(rows: unknown, ...answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    if (init?.method !== "POST") return isAnswer(rows) ? rows() : Response.json(rows);
    const row: Record<string, unknown> = typeof init.body === "string" ? JSON.parse(init.body) : {};
    sent.push(row);
    return (answers[sent.length - 1] ?? stored)();
  });
  return sent;
}

export const answerWith = (...answers: Answer[]) => answerReadsAndSends([], ...answers);

/** Sends by the button while there is no connection, and has one again once the page says `words`. */
export async function sendOffline(button: HTMLElement, words: string) {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  await user.click(button);
  await screen.findByText(words);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
}

export function blockStorage() {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  }
}
