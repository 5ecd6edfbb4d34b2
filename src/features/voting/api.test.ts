import { act } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { renderBesideEndlessQuery } from "../../../tests/support/endlessQuery.tsx";
import { useUpvote } from "./api.ts";
import { hasVoted } from "./voted.ts";

const cancel = vi.fn();

function startVote(clinicId: string) {
  const hook = renderBesideEndlessQuery(clinicsKey, useUpvote);
  const proof = { ready: Promise.resolve("proof"), cancel };
  const vote = { ballot: { clinicId, session: "session" }, isBanned: Promise.resolve(false), proof };
  act(() => hook.result.current.mutate(vote));
  return hook;
}

beforeEach(() => {
  cancel.mockReset();
  answerBackend({ "/rpc/handle_clinic_upvote": { json: { success: true, message: "Thank you!" } } });
});

describe("A stored vote", () => {
  test("is answered before the clinics are read again", async () => {
    const { result } = startVote("reprofit");
    await vi.waitFor(() => expect(result.current.data?.message).toBe("Thank you!"));
  });

  test("is remembered also when the page was left, and nobody works on its proof any more", async () => {
    startVote("gennet").unmount();
    expect(cancel).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
    expect(hasVoted("gennet")).toBe(true);
  });
});
