import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { UpvoteButton } from "@/directory/voting/UpvoteButton.tsx";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { Toaster } from "@/ui/Toaster.tsx";
import { expectLogged } from "./expectLogged.ts";

export const UPVOTE = "/rpc/handle_clinic_upvote";
export const REPORT = "/rpc/handle_captcha_failure";
export const COUNTED = { json: { success: true, message: "Thank you! Your vote has been counted." } };
export const REPEATED = {
  json: { success: false, message: "You have already voted for this clinic." },
};

/** jsdom can't compute one, so nothing answers that call. */
export const NO_PROOF = /The vote goes without a proof/;

export const ANSWERS = {
  "/functions/v1/client-ip": { json: { ip: "192.0.2.1" } },
  "/rpc/is_ip_banned": { json: false },
  // Votes go on without a proof.
  "/rpc/create_human_check": "offline" as const,
  [REPORT]: { json: { banned: false, remaining_attempts: 4 } },
  [UPVOTE]: COUNTED,
};

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

/** Returns a function that leaves the page while the site stays. */
export function showClinics(...names: string[]) {
  const cache = createQueryClient();
  const site = (page: React.ReactNode) => (
    <QueryClientProvider client={cache}>
      {page}
      <Toaster />
    </QueryClientProvider>
  );
  const page = (
    <UpvoteProvider>
      {names.map((name) => (
        <UpvoteButton key={name} clinicId={name.toLowerCase()} clinicName={name} upvoteCount={3} />
      ))}
    </UpvoteProvider>
  );
  const { rerender } = render(site(page));
  return { leave: () => rerender(site(<p>Another page</p>)) };
}

/** A dialog hides it from screen readers. */
export const upvoteButton = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^(Upvote|You voted) .*so far: ${name}`), hidden: true });

const place = () => screen.findByRole("button", { name: "Place the baby in the crib" });

export async function openCheck(name: string) {
  expectLogged(NO_PROOF);
  // The dialog of a vote before lets the page be pressed again a moment after it has gone.
  await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: "none" }));
  await user.click(upvoteButton(name));
  return place();
}

/** Success shows for a second before the vote is sent. */
export async function passCheck(press: (button: HTMLElement) => Promise<void> = user.click) {
  await press(await place());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

export async function vote(name: string) {
  await openCheck(name);
  await passCheck();
}
