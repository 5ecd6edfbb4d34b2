import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { currentToasts, dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { DaysView } from "./DaysView.tsx";

const ROW = {
  ...{ clinic_id: "gameta", clinic_name: "Gameta", day: "2026-11-20", votes: 24, voided: 2, unproven: 3 },
  ...{ usual: 1, reasons: ["unusual-day", "one-provider"], networks: 16, busy_networks: 0, of_busy: 0 },
  ...{ of_network: 0, of_provider: 20, of_browser: 0, browser_elsewhere: 0, around: [[0, 24, 2, 3]] },
};

beforeEach(dismissToasts);

const show = () => showPage(<DaysView days={7} />, "/admin/votes?show=days");

test("a day says in sentences why it stands out, and leads to its addresses by provider", async () => {
  answerBackend({ "rpc/suspicious_days": { json: [ROW] } });
  show();
  expect(screen.getByText("Loading the days...")).toBeInTheDocument();
  const card = (await screen.findByRole("heading", { name: "Gameta" })).closest("li")!;
  expect(within(card).getByText("It got 22 votes. On its usual day it gets 1 vote.")).toBeVisible();
  expect(within(card).getByText("20 votes came from one provider: a single IPv6 /32.")).toBeVisible();
  expect(
    within(card).getByRole("img", {
      name: "Votes a day until today: 24 votes on 20 Nov 2026, 1 on a usual day.",
    }),
  ).toBeVisible();
  const link = within(card).getByRole("link", { name: /^Its addresses.*Gameta, 20 Nov 2026$/ });
  expect(link).toHaveAttribute("href", "/admin/votes?show=addresses&prefix=32&clinic=gameta&day=2026-11-20");
  expect(screen.getByRole("status")).toHaveTextContent("1 day");
});

test("voiding a day voids what the clinic got from one midnight of UTC to the next", async () => {
  answerBackend({ "rpc/suspicious_days": { json: [ROW] }, "rpc/void_votes": { json: 22 } });
  show();
  await user.click(await screen.findByRole("button", { name: /^Void this day/ }));
  await enter(screen.getByLabelText("Reason"), "Bought votes");
  await user.click(screen.getByRole("button", { name: "Void 22 votes" }));
  expect(await screen.findByRole("dialog", { name: "22 votes voided" })).toBeVisible();
  const bodies = vi.mocked(fetch).mock.calls.map(([, init]) => init?.body);
  const asked = bodies.flatMap((body) => (typeof body === "string" ? [JSON.parse(body) as object] : []));
  expect(asked).toContainEqual({
    ...{ p_clinic_id: "gameta", p_reason: "Bought votes" },
    ...{ p_from: "2026-11-20T00:00:00.000Z", p_until: "2026-11-21T00:00:00.000Z" },
  });
});

test("who leaves the page while votes are voided is told that they are", async () => {
  const { promise: answer, resolve: come } = Promise.withResolvers<{ json: number }>();
  answerBackend({ "rpc/suspicious_days": { json: [ROW] }, "rpc/void_votes": answer });
  const { unmount } = show();
  await user.click(await screen.findByRole("button", { name: /^Void this day/ }));
  await enter(screen.getByLabelText("Reason"), "Bought votes");
  await user.dblClick(screen.getByRole("button", { name: "Void 22 votes" }));
  unmount();
  come({ json: 22 });
  await vi.waitFor(() => expect(currentToasts().map(({ title }) => title)).toEqual(["22 votes voided"]), {
    timeout: 60_000,
  });
  expect(callsTo("rpc/void_votes")).toHaveLength(1);
});

test("without a day that stands out, and without an answer, it says so", async () => {
  expectLogged(/BackendError: no/);
  answerBackend({ "rpc/suspicious_days": { json: [] } });
  const { unmount } = show();
  expect(await screen.findByText("No suspicious days")).toBeVisible();
  unmount();
  answerBackend({ "rpc/suspicious_days": { json: { hint: "owners-only", message: "no" }, status: 403 } });
  show();
  expect(await screen.findByText("Votes are for owners")).toBeVisible();
});
