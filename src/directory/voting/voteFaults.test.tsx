import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo, giveUpCallsByFakedTimers } from "../../../tests/support/backendAnswers.ts";
import { expectLogged, untilLogged } from "../../../tests/support/expectLogged.ts";
import {
  ANSWERS,
  COUNTED,
  NO_PROOF,
  openCheck,
  passCheck,
  REPEATED,
  REPORT,
  showClinics,
  UPVOTE,
  upvoteButton,
  vote,
} from "../../../tests/support/votes.tsx";

const GENERAL_ERROR = "Failed to record upvote. Please try again.";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(dismissToasts);
});
afterEach(() => vi.useRealTimers());

async function expectCounted() {
  expect(await screen.findByText("Upvote recorded!")).toBeVisible();
  expect(callsTo(UPVOTE)).toHaveLength(1);
}

async function expectGeneralError(name: string) {
  expect(await screen.findByText(GENERAL_ERROR)).toBeVisible();
  await waitFor(() => expect(upvoteButton(name)).toHaveAttribute("aria-disabled", "false"));
}

describe("A vote goes on", () => {
  test.for([
    ["fails", { status: 500, body: "" }],
    ["is blocked", "offline"],
    ["answers HTML", { body: "<html>blocked</html>" }],
  ] as const)(
    "fault 9: address look-up fails, is blocked or answers HTML → the flow goes on: it %s",
    async ([, answer]) => {
      expectLogged(/The address look-up failed/);
      answerBackend({ ...ANSWERS, "/functions/v1/client-ip": answer });
      showClinics("GENNET");
      await vote("GENNET");
      await expectCounted();
      expect(callsTo("/functions/v1/client-ip")).toHaveLength(1);
    },
  );

  test("fault 10: is_ip_banned fails → logged, the vote goes on", async () => {
    expectLogged(/The ban check failed/);
    answerBackend({ ...ANSWERS, "/rpc/is_ip_banned": { status: 500, body: "broken" } });
    showClinics("GYNEM");
    await vote("GYNEM");
    await expectCounted();
    expect(callsTo("/rpc/is_ip_banned")).toHaveLength(1);
  });

  test.for([-1, 1])("fault 17: clock %i day off → the vote is counted", async (days) => {
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1_000);
    answerBackend(ANSWERS);
    showClinics("Pronatal");
    await vote("Pronatal");
    await expectCounted();
  });

  test("fault 11: handle_captcha_failure fails → logged, dialog usable", async () => {
    answerBackend({ ...ANSWERS, [REPORT]: { status: 500, body: "broken" } });
    showClinics("UNICA");
    await openCheck("UNICA");
    await userEvent.click(screen.getByRole("button", { name: "Report Failed Attempt" }));
    await untilLogged(/The failed human check could not be reported/);
    await passCheck();
    await expectCounted();
  });
});

describe("A vote that is not counted", () => {
  test.for(["null", "[]", '{"hello":"world"}', "nonsense"])(
    "fault 12: an RPC answers null, [] or nonsense → the general error: %s",
    async (body) => {
      expectLogged(/BackendError: (The vote was answered in an unknown shape|nonsense)/);
      answerBackend({ ...ANSWERS, [UPVOTE]: { body } });
      showClinics("Bocian");
      await vote("Bocian");
      await expectGeneralError("Bocian");
      expect(callsTo(UPVOTE)).toHaveLength(1);
    },
  );

  test("fault 27: 429 → polite message, no retry storm, when voting", async () => {
    expectLogged(/BackendError: Please try again in an hour/);
    const json = { code: "PT429", message: "Please try again in an hour." };
    answerBackend({ ...ANSWERS, [UPVOTE]: { status: 429, json } });
    showClinics("Clayo");
    await vote("Clayo");
    expect(await screen.findByText("Vote limit reached")).toBeVisible();
    expect(screen.getByText("Please try again in an hour.")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(callsTo(UPVOTE)).toHaveLength(1);
  });

  test("fault 4: no answer, and the vote may be stored → one can try again, and reads that it was", async () => {
    expectLogged(/^E-.{4} BackendError/);
    answerBackend({ ...ANSWERS, [UPVOTE]: [{ status: 500, body: "" }, REPEATED] });
    showClinics("Parens");
    await vote("Parens");
    await expectGeneralError("Parens");
    await vote("Parens");
    expect(await screen.findByText("Already voted")).toBeVisible();
    expect(screen.getByText("You have already voted for this clinic.")).toBeVisible();
    expect(upvoteButton("Parens")).toHaveTextContent("✓");
  });

  test.for([
    ["is out of order", 503, "PGRST001", "Our server is overloaded or being repaired"],
    ["stores nothing", 405, "25006", "Our server can’t store anything right now"],
    ["has no room left", 503, "53100", "Our server can’t store anything right now"],
  ] as const)(
    "fault 29: the server %s → a vote is told so, and counted when it is tried again",
    async ([, status, code, why]) => {
      expectLogged(/BackendError: for programmers/);
      answerBackend({
        ...ANSWERS,
        [UPVOTE]: [{ status, json: { code, message: "for programmers" } }, COUNTED],
      });
      showClinics("Reprofit");
      await vote("Reprofit");
      expect(await screen.findByText(`${GENERAL_ERROR} ${why}.`)).toBeVisible();
      await vote("Reprofit");
      expect(await screen.findByText("Upvote recorded!")).toBeVisible();
    },
  );

  test("fault 5: a call hangs → the vote is given up after 15 s at most", async () => {
    expectLogged(/TimeoutError/);
    giveUpCallsByFakedTimers();
    answerBackend({ ...ANSWERS, [UPVOTE]: "never" });
    showClinics("InviMed");
    await vote("InviMed");
    await waitFor(() => expect(callsTo(UPVOTE)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(GENERAL_ERROR)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await expectGeneralError("InviMed");
  });
});

test("fault 3: offline during a vote → an error, and nothing sent later behind one's back", async () => {
  expectLogged(/^E-.{4} BackendError: TypeError: fetch failed/);
  answerBackend({ ...ANSWERS, [UPVOTE]: "offline" });
  showClinics("nOvum");
  await openCheck("nOvum");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  await passCheck();
  await expectGeneralError("nOvum");
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(callsTo(UPVOTE)).toHaveLength(1);
});

test("fault 6: double click on upvote → one vote is sent", async () => {
  expectLogged(NO_PROOF);
  answerBackend(ANSWERS);
  showClinics("INVICTA");
  await userEvent.dblClick(upvoteButton("INVICTA"));
  await passCheck(userEvent.dblClick);
  await expectCounted();
});

test("fault 8: leaving the page during a vote → no stale toast", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof COUNTED>();
  answerBackend({ ...ANSWERS, [UPVOTE]: promise });
  const { leave } = showClinics("Gyncentrum");
  await vote("Gyncentrum");
  await waitFor(() => expect(callsTo(UPVOTE)).toHaveLength(1));
  leave();
  resolve(COUNTED);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(sessionStorage.getItem("clinic-votes")).toContain("gyncentrum");
  expect(screen.queryByText(/Upvote recorded|Error/)).toBeNull();
});

test("leaving the page right after the check is passed still casts the vote", async () => {
  answerBackend(ANSWERS);
  const { leave } = showClinics("Gameta");
  await userEvent.click(await openCheck("Gameta"));
  expect(screen.getByText("Perfect!")).toBeVisible();
  leave();
  await waitFor(() => expect(sessionStorage.getItem("clinic-votes")).toContain("gameta"));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(callsTo(UPVOTE)).toHaveLength(1);
});

test("leaving the page before the check is passed casts no vote", async () => {
  answerBackend(ANSWERS);
  const { leave } = showClinics("Gameta");
  await openCheck("Gameta");
  leave();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(callsTo(UPVOTE)).toHaveLength(0);
});
