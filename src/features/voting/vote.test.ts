import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { renderBesideEndlessQuery } from "../../../tests/support/endlessQuery.tsx";
import { useVote } from "./vote.ts";
import { hasVoted } from "./voted.ts";

const CHALLENGE = {
  algorithm: "SHA-256",
  challenge: "0".repeat(64),
  maxnumber: 9,
  salt: "salt",
  signature: "signature",
};
const ANSWERS = {
  "/rpc/is_ip_banned": { json: false },
  "/rpc/handle_clinic_upvote": { json: { success: true, message: "Thank you!" } },
};

/** Works on the sum for ever, as the real one seems to on an old phone. */
const terminate = vi.fn();
class EndlessWorker extends EventTarget {
  terminate = terminate;
  postMessage() {}
}

const startVote = (clinicId: string) => renderBesideEndlessQuery(clinicsKey, () => useVote(clinicId));

beforeEach(() => {
  terminate.mockReset();
  answerBackend(ANSWERS);
});

describe("A stored vote", () => {
  test("is answered before the clinics are read again", async () => {
    const { result } = startVote("reprofit");
    const onSuccess = vi.fn();
    act(() => result.current.cast({ onSuccess }));
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(onSuccess.mock.calls[0]).toMatchObject([{ message: "Thank you!" }, {}, undefined, {}]);
  });

  describe("whose sum takes long", () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      vi.stubGlobal("Worker", EndlessWorker);
      answerBackend({ ...ANSWERS, "/rpc/create_human_check": { json: CHALLENGE } });
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    test("is remembered also when the page was left, and nobody works on its proof any more", async () => {
      const { result, unmount } = startVote("gennet");
      act(() => result.current.cast({}));
      unmount();
      await vi.advanceTimersByTimeAsync(9_000);
      expect(terminate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2_000);
      await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
      expect(hasVoted("gennet")).toBe(true);
    });

    test("is not worked on when the check was closed without a vote", async () => {
      const { unmount } = startVote("unica");
      await vi.advanceTimersByTimeAsync(100);
      expect(terminate).not.toHaveBeenCalled();
      unmount();
      await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
      expect(hasVoted("unica")).toBe(false);
    });
  });
});
