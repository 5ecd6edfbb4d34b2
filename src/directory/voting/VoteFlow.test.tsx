import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { currentToasts, dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { UpvoteButton } from "./UpvoteButton.tsx";
import { UpvoteProvider } from "./UpvoteProvider.tsx";

const UPVOTE = "/rpc/handle_clinic_upvote";
const REPORT = "/rpc/handle_captcha_failure";
const ALLOWED = {
  "/functions/v1/client-ip": { json: { ip: "203.0.113.7" } },
  "/rpc/is_ip_banned": { json: false },
};
const CHALLENGE = {
  algorithm: "SHA-256",
  challenge: "0".repeat(64),
  maxnumber: 9,
  salt: "the salt of the check",
  signature: "signature",
};

/** jsdom has no worker to solve a check with. */
const NO_WORKER = /The vote goes without a proof ReferenceError: Worker/;

beforeEach(() => {
  answerBackend({
    ...ALLOWED,
    "/rpc/create_human_check": { json: CHALLENGE },
    [REPORT]: { json: { remaining_attempts: 4 } },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UpvoteProvider>
        <UpvoteButton clinicId="reprofit" clinicName="Reprofit" upvoteCount={3} />
      </UpvoteProvider>
    </QueryClientProvider>,
  );
});

function sentReports() {
  return vi.mocked(fetch).mock.calls.flatMap(([input, init]) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname.endsWith(REPORT) && init ? [init] : [];
  });
}

function reports() {
  return sentReports().map(({ body }): unknown => (typeof body === "string" ? JSON.parse(body) : body));
}

async function openCheck() {
  await userEvent.click(screen.getByRole("button", { name: /^Upvote/ }));
  return screen.findByRole("button", { name: "Report Failed Attempt" });
}

describe("One opening of the human check", () => {
  test("reports at most one failure, with its clinic and session", async () => {
    expectLogged(NO_WORKER);
    const report = await openCheck();
    await userEvent.dblClick(report);
    await waitFor(() => expect(reports()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
    expect(report).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(report);
    expect(reports()).toEqual([
      expect.objectContaining({
        p_clinic_id: "reprofit",
        p_session_id: sessionStorage.getItem("clinic-session-id"),
      }),
    ]);
  });

  test("reports the check that the server gave, as only such a failure counts", async () => {
    expectLogged(NO_WORKER);
    await userEvent.click(await openCheck());
    await waitFor(() => expect(reports()).toHaveLength(1));
    const header = new Headers(sentReports()[0]?.headers).get("x-human-check") ?? "";
    expect(JSON.parse(atob(header))).toEqual({ salt: CHALLENGE.salt });
  });

  test("reports even when no check could be fetched, and says how many attempts are left", async () => {
    act(dismissToasts);
    expectLogged(/The vote goes without a proof/);
    answerBackend({
      ...ALLOWED,
      "/rpc/create_human_check": "offline",
      [REPORT]: { json: { banned: false, remaining_attempts: 5 } },
    });
    await userEvent.click(await openCheck());
    await waitFor(() => expect(reports()).toHaveLength(1));
    await waitFor(() =>
      expect(currentToasts()).toMatchObject([{ text: "Please try again. 5 attempts remaining." }]),
    );
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
  });

  test("leaves the next one free to report its own", async () => {
    expectLogged(NO_WORKER);
    await userEvent.click(await openCheck());
    await waitFor(() => expect(reports()).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await openCheck());
    await waitFor(() => expect(reports()).toHaveLength(2));
  });
});

function refusal(code: string, status: number) {
  return { status, json: { code: `PT${status}`, hint: code, message: "The operator's own <b>words</b>." } };
}

describe("A pause", () => {
  beforeEach(() => {
    act(dismissToasts);
  });

  const OWN_WORDS = "The operator's own <b>words</b>.";
  test.for<[string, number, string, string]>([
    ["voting-paused", 503, "Voting is paused", OWN_WORDS],
    ["blocked", 403, "Access Restricted", OWN_WORDS],
    [
      "no-such-clinic",
      404,
      "Clinic Not Found",
      "This clinic is no longer listed here, so it takes no more votes.",
    ],
  ])("closes the check as soon as votes turn out to be stopped: %s", async ([code, status, title, text]) => {
    expectLogged(/The vote goes without a proof/);
    answerBackend({ ...ALLOWED, "/rpc/create_human_check": refusal(code, status) });
    await userEvent.click(screen.getByRole("button", { name: /^Upvote/ }));
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title, text }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: /^Upvote/ })).toHaveAttribute("aria-disabled", "false");
  });

  test("casts no vote when it is told of after the check was passed", async () => {
    expectLogged(/The vote goes without a proof/);
    const refused = Promise.withResolvers<ReturnType<typeof refusal>>();
    answerBackend({ ...ALLOWED, "/rpc/create_human_check": refused.promise });
    await openCheck();
    await userEvent.click(screen.getByRole("button", { name: "Place the baby in the crib" }));
    refused.resolve(refusal("voting-paused", 503));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(currentToasts()).toMatchObject([{ title: "Voting is paused" }]);
    expect(callsTo(UPVOTE)).toHaveLength(0);
  });

  test("is told to a vote that was under way when it began", async () => {
    expectLogged(NO_WORKER, /BackendError: The operator's own/);
    answerBackend({
      ...ALLOWED,
      "/rpc/create_human_check": { json: CHALLENGE },
      [UPVOTE]: refusal("voting-paused", 503),
    });
    await openCheck();
    await userEvent.click(screen.getByRole("button", { name: "Place the baby in the crib" }));
    const told = { title: "Voting is paused", text: "The operator's own <b>words</b>." };
    await waitFor(() => expect(currentToasts()).toMatchObject([told]));
    expect(screen.getByRole("button", { name: /^Upvote 3 so far/ })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
  });

  test("tells of paused reports, and the vote may still be given", async () => {
    expectLogged(NO_WORKER, /BackendError: The operator's own/);
    answerBackend({
      ...ALLOWED,
      "/rpc/create_human_check": { json: CHALLENGE },
      [REPORT]: refusal("reports-paused", 503),
      [UPVOTE]: { json: { success: true, message: "Thank you! Your vote has been counted." } },
    });
    await userEvent.click(await openCheck());
    await waitFor(() =>
      expect(currentToasts()).toMatchObject([
        { title: "Reports are paused", text: "The operator's own <b>words</b>." },
      ]),
    );
    await userEvent.click(screen.getByRole("button", { name: "Place the baby in the crib" }));
    await waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ title: "Upvote recorded!" }));
  });
});

test("without a network a vote says that it needs one, opens no check and asks for nothing", async () => {
  dismissToasts();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(screen.getByRole("button", { name: /^Upvote/ }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: "A vote needs a network" }]));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
