import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import {
  ANSWERS,
  COUNTED,
  openCheck,
  passCheck,
  REPEATED,
  showClinics,
  UPVOTE,
  vote,
} from "../../../tests/support/votes.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(dismissToasts);
});
afterEach(() => vi.useRealTimers());

async function expectCounted() {
  expect(await screen.findByText("Upvote recorded!")).toBeVisible();
  expect(callsTo(UPVOTE)).toHaveLength(1);
}

const sessionsSent = () =>
  callsTo(UPVOTE).map(
    ({ body }) =>
      (JSON.parse(typeof body === "string" ? body : "{}") as { p_session_id?: string }).p_session_id,
  );

describe("A vote is counted whatever becomes of the browser's storage", () => {
  test("fault 14: sessionStorage throws or is full → an id in memory, the same for the next vote", async () => {
    for (const method of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    }
    answerBackend({ ...ANSWERS, [UPVOTE]: [COUNTED, REPEATED] });
    showClinics("Helios", "Gameta");
    await vote("Helios");
    await expectCounted();
    await vote("Gameta");
    expect(await screen.findByText("Already voted")).toBeVisible();
    expect(new Set(sessionsSent()).size).toBe(1);
  });

  test("fault 15: a corrupt session id → a new one, which is kept", async () => {
    sessionStorage.setItem("clinic-session-id", "{broken");
    answerBackend(ANSWERS);
    showClinics("OVUM");
    await vote("OVUM");
    await expectCounted();
    const kept = sessionStorage.getItem("clinic-session-id");
    expect(kept).toMatch(/^[0-9a-f-]{36}$/);
    expect(sessionsSent()).toEqual([kept]);
  });

  test("fault 16: storage cleared between calls → no crash, and the next vote has a new id", async () => {
    answerBackend(ANSWERS);
    showClinics("nOvum", "OVUM");
    await openCheck("nOvum");
    sessionStorage.clear();
    localStorage.clear();
    await passCheck();
    await expectCounted();
    await vote("OVUM");
    await waitFor(() => expect(new Set(sessionsSent()).size).toBe(2));
  });
});
