import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { renderBesideEndlessQuery } from "../../../tests/support/endlessQuery.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
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
  "/functions/v1/client-ip": { json: { ip: "203.0.113.7" } },
  "/rpc/is_ip_banned": { json: false },
  "/rpc/create_human_check": "offline" as const,
  "/rpc/handle_clinic_upvote": { json: { success: true, message: "Thank you!" } },
};

const REFUSED = /BackendError: Words of the server/;
const UPVOTE = "/rpc/handle_clinic_upvote";

const terminate = vi.fn();
class EndlessWorker extends EventTarget {
  terminate = terminate;
  postMessage() {}
}

class SlowWorker extends EndlessWorker {
  override postMessage() {
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: "a late proof" })), 15_000);
  }
}

class QuickWorker extends EndlessWorker {
  override postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: "a proof" })));
  }
}

function proofsSent() {
  return vi.mocked(fetch).mock.calls.flatMap(([input, init]) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname.endsWith(UPVOTE) ? [new Headers(init?.headers).get("x-human-check")] : [];
  });
}

function refusal(code: string, status = 429) {
  return { status, json: { code: `PT${status}`, hint: code, message: "Words of the server." } };
}

const startVote = (clinicId: string) =>
  renderBesideEndlessQuery(clinicsKey, () => useVote(clinicId, vi.fn()));

beforeEach(() => {
  terminate.mockReset();
  answerBackend(ANSWERS);
});

async function castUntilSettled(answers: Parameters<typeof answerBackend>[0], ms: number) {
  answerBackend({ ...ANSWERS, ...answers });
  const { result } = startVote("reprofit");
  const [onSuccess, onError] = [vi.fn(), vi.fn()];
  act(() => result.current.cast({ onSuccess, onError }));
  await vi.advanceTimersByTimeAsync(ms);
  await vi.waitFor(() => expect(onSuccess.mock.calls.length + onError.mock.calls.length).toBe(1), 60_000);
  return onSuccess.mock.calls[0]?.[0] ?? onError.mock.calls[0]?.[0];
}
const COUNTED = { json: { success: true, message: "Thank you!" } };

describe("A stored vote", () => {
  test("is answered before the clinics are read again", async () => {
    expectLogged(/The vote goes without a proof/);
    const { result } = startVote("reprofit");
    const onSuccess = vi.fn();
    act(() => result.current.cast({ onSuccess }));
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce(), 60_000);
    expect(onSuccess.mock.calls[0]).toMatchObject([{ message: "Thank you!" }, {}, undefined, {}]);
  });

  describe("whose proof takes long", () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      vi.stubGlobal("Worker", EndlessWorker);
      answerBackend({ ...ANSWERS, "/rpc/create_human_check": { json: CHALLENGE } });
    });
    afterEach(() => void vi.useRealTimers());

    test("is remembered even after the page was left, and the work on its proof ends", async () => {
      const { result, unmount } = startVote("gennet");
      act(() => result.current.cast({}));
      unmount();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(terminate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(6_000);
      await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce(), 60_000);
      expect(hasVoted("gennet")).toBe(true);
    });

    test("ends its work when the check was closed without a vote", async () => {
      const { unmount } = startVote("unica");
      await vi.advanceTimersByTimeAsync(100);
      expect(terminate).not.toHaveBeenCalled();
      unmount();
      await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce(), 60_000);
      expect(hasVoted("unica")).toBe(false);
    });
  });
});

describe("A vote that wants a proof", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => void vi.useRealTimers());

  test.for(["unproven-vote-limit", "clinic-unproven-vote-limit", "human-check-required"])(
    "because of %s waits for the one that comes late, on a slow phone",
    async (code) => {
      vi.stubGlobal("Worker", SlowWorker);
      const answers = { "/rpc/create_human_check": { json: CHALLENGE }, [UPVOTE]: [refusal(code), COUNTED] };
      expect(await castUntilSettled(answers, 16_000)).toMatchObject({ message: "Thank you!" });
      expect(proofsSent()).toEqual([null, "a late proof"]);
    },
  );

  test("because its check expired in an open dialog gets another one", async () => {
    vi.stubGlobal("Worker", QuickWorker);
    const answers = {
      "/rpc/create_human_check": { json: CHALLENGE },
      [UPVOTE]: [refusal("invalid-human-check", 400), COUNTED],
    };
    expect(await castUntilSettled(answers, 100)).toMatchObject({ message: "Thank you!" });
    expect(proofsSent()).toEqual(["a proof", "a proof"]);
  });

  test("because its check could not be fetched asks for one again", async () => {
    expectLogged(/The vote goes without a proof/);
    vi.stubGlobal("Worker", QuickWorker);
    const answers = {
      "/rpc/create_human_check": [{ status: 500 }, { json: CHALLENGE }],
      [UPVOTE]: [refusal("human-check-required", 403), COUNTED],
    };
    expect(await castUntilSettled(answers, 100)).toMatchObject({ message: "Thank you!" });
    expect(proofsSent()).toEqual([null, "a proof"]);
  });

  test("is sent once more and no more", async () => {
    expectLogged(REFUSED);
    vi.stubGlobal("Worker", QuickWorker);
    const answers = {
      "/rpc/create_human_check": { json: CHALLENGE },
      [UPVOTE]: refusal("invalid-human-check", 400),
    };
    expect(await castUntilSettled(answers, 100)).toMatchObject({ code: "invalid-human-check" });
    expect(proofsSent()).toEqual(["a proof", "a proof"]);
  });

  test("is refused in the server's words when none can be had", async () => {
    expectLogged(/The vote goes without a proof/, REFUSED);
    const answers = { [UPVOTE]: refusal("clinic-unproven-vote-limit") };
    expect(await castUntilSettled(answers, 100)).toMatchObject({ message: "Words of the server." });
    expect(proofsSent()).toEqual([null]);
  });

  test.for(["clinic-vote-limit", "hourly-vote-limit", "banned"])(
    "is not sent again when no proof would help: %s",
    async (code) => {
      expectLogged(REFUSED);
      vi.stubGlobal("Worker", QuickWorker);
      const answers = { "/rpc/create_human_check": { json: CHALLENGE }, [UPVOTE]: refusal(code) };
      expect(await castUntilSettled(answers, 100)).toMatchObject({ code });
      expect(proofsSent()).toEqual(["a proof"]);
    },
  );
});
