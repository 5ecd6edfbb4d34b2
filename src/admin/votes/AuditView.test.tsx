import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { user } from "@/contributing/forms/testing.tsx";
import { createQueryClient } from "@/backend/queryClient.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { AuditView } from "./AuditView.tsx";

const BURST = { hour: "2026-11-20T10:00:00+00:00", votes: 20, addresses: 2, unproven: 0 };
const auditOf = (bursts: number, wrong = 0) => ({
  ...{ clinics: 300, votes: 5_000 },
  bursts: Array.from({ length: bursts }, (_, nth) => Object.assign({ clinic_id: `clinic-${nth}` }, BURST)),
  wrong: Array.from({ length: wrong }, (_, nth) => ({
    ...{ clinic_id: `wrong-${nth}`, counter: 1, valid_votes: 2, voided_votes: 0 },
  })),
});

test("who comes back counts again with one press", async () => {
  answerBackend({ "rpc/audit_votes_as_owner": { json: auditOf(1) } });
  const queryClient = createQueryClient();
  const show = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <AuditView />
      </QueryClientProvider>,
    );
  const { unmount } = show();
  await user.click(screen.getByRole("button", { name: "Count all votes" }));
  await screen.findByText(/20 votes/);
  unmount();
  show();
  await user.click(await screen.findByRole("button", { name: "Count again" }));
  await waitFor(() => expect(callsTo("rpc/audit_votes_as_owner")).toHaveLength(2));
});

test("lists that are cut off say so", async () => {
  answerBackend({ "rpc/audit_votes_as_owner": { json: auditOf(100, 101) } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuditView />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Count all votes" }));
  expect(await screen.findByText("The 100 with the most votes; there may be more.")).toBeVisible();
  expect(screen.getByText("The first 100 are listed; npm run votes:audit lists all.")).toBeVisible();
});
