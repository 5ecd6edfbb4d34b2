import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import {
  ANSWERS,
  COUNTED,
  openCheck,
  REPORT,
  showClinics,
  UPVOTE,
  upvoteButton,
  vote,
} from "../../../tests/support/votes.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(dismissToasts);
  answerBackend(ANSWERS);
});
afterEach(() => vi.useRealTimers());

const reportFailure = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Report Failed Attempt" }));

test("dismissing the check without a drag sends nothing", async () => {
  showClinics("Gameta");
  await openCheck("Gameta");
  await waitFor(() => expect(callsTo("/rpc/is_ip_banned")).toHaveLength(1));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect([callsTo(UPVOTE), callsTo(REPORT)]).toEqual([[], []]);
  expect(callsTo("/functions/v1/client-ip")).toHaveLength(1);
});

test("Escape closes the check even while a later message stands", async () => {
  showClinics("Gameta");
  await openCheck("Gameta");
  await reportFailure();
  expect(await screen.findByText("Please try again. 4 attempts remaining.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a ban that is reported after the check was closed does not close the next clinic's", async () => {
  const ban = Promise.withResolvers<{ json: object }>();
  answerBackend({ ...ANSWERS, [REPORT]: ban.promise });
  showClinics("Reprofit", "UNICA");
  await openCheck("Reprofit");
  await reportFailure();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await openCheck("UNICA");
  ban.resolve({ json: { banned: true, remaining_attempts: 0 } });
  expect(await screen.findByText("Access Restricted")).toBeVisible();
  expect(screen.getByText(/restricted due to multiple failed attempts\./)).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Are you human?" })).toHaveAccessibleDescription(/UNICA/);
});

const areWaiting = () =>
  ["INVICTA", "Bocian"].map((name) => upvoteButton(name).getAttribute("aria-disabled"));

test("all upvote buttons wait while a vote is on its way", async () => {
  const answer = Promise.withResolvers<typeof COUNTED>();
  answerBackend({ ...ANSWERS, [UPVOTE]: answer.promise });
  showClinics("INVICTA", "Bocian");
  await vote("INVICTA");
  expect(await screen.findByText("Sending your vote...")).toBeVisible();
  expect(areWaiting()).toEqual(["true", "true"]);
  answer.resolve(COUNTED);
  expect(await screen.findByText("Upvote recorded!")).toBeVisible();
  await waitFor(() => expect(areWaiting()).toEqual(["false", "false"]));
});

test("the answer to a vote goes away by itself", async () => {
  showClinics("Helios");
  await vote("Helios");
  expect(await screen.findByText("Upvote recorded!")).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText("Upvote recorded!")).toBeNull();
});

test("somebody who voted for a clinic is told so without a second check", async () => {
  showClinics("Gennet");
  await vote("Gennet");
  expect(await screen.findByText("Upvote recorded!")).toBeVisible();
  await waitFor(() => expect(upvoteButton("Gennet")).toHaveTextContent("You voted"));
  await userEvent.click(upvoteButton("Gennet"));
  expect(await screen.findByText("You have already voted for this clinic.")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(callsTo(UPVOTE)).toHaveLength(1);
});
