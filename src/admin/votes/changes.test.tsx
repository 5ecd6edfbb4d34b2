import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo, OFFLINE } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import { BlockDialog } from "./BlockDialog.tsx";
import { BlockForm } from "./BlockForm.tsx";
import { Blocks } from "./Blocks.tsx";
import { VoidDialog } from "./VoidDialog.tsx";

const onClose = vi.fn<() => void>();
const later = () => Promise.withResolvers<{ json: unknown }>();

beforeEach(() => {
  dismissToasts();
  storeAdminSession();
});

function showVoiding() {
  onClose.mockClear();
  const which = { clinic: "gameta", day: "2026-11-20" };
  showPage(<VoidDialog which={which} votes={22} about="Gameta" onClose={onClose} />, "/admin/votes");
}

test("closing waits for the answer, which the dialog then says", async () => {
  const [voided, undone] = [later(), later()];
  answerBackend({ "rpc/void_votes": voided.promise, "rpc/voidings": undone.promise });
  showVoiding();
  await enter(screen.getByLabelText("Reason"), "Bought votes");
  await user.click(screen.getByRole("button", { name: "Void 22 votes" }));
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).not.toHaveBeenCalled();
  voided.resolve({ json: 22 });
  expect(await screen.findByRole("dialog", { name: "22 votes voided" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Take back" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  undone.resolve({ json: [] });
  expect(await screen.findByText("No vote was left to take back")).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test("taking back again after a lost answer never takes back an older voiding that says the same", async () => {
  expectLogged(/BackendError/);
  const row = {
    ...{
      by_email: "admin@example.com",
      by_operator: false,
      restored: false,
      votes: 22,
      clinics: 1,
      reason: "Bought votes",
    },
    ...{ clinic_id: "gameta", clinic_name: "Gameta", taken_back_at: null as string | null },
    ...{ first_vote: "2026-11-20T10:05Z", last_vote: "2026-11-20T10:50Z" },
  };
  const [older, newer] = [
    { ...row, id: 6, at: "2026-11-20T11:00Z" },
    { ...row, id: 7, at: "2026-11-20T12:00Z" },
  ];
  const undone = { ...newer, taken_back_at: "2026-11-20T12:01Z" };
  answerBackend({
    "rpc/void_votes": { json: 22 },
    "rpc/voidings": [{ json: [newer, older] }, { json: [undone, older] }],
    "rpc/undo_voiding": [{ status: 504, body: "" }, { json: 0 }],
  });
  showVoiding();
  await enter(screen.getByLabelText("Reason"), "Bought votes");
  await user.click(screen.getByRole("button", { name: "Void 22 votes" }));
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  await screen.findByText("Nothing was taken back");
  await user.click(screen.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("No vote was left to take back")).toBeInTheDocument();
  expect(callsTo("rpc/undo_voiding").map(({ body }) => body)).toEqual(Array(2).fill('{"p_id":7}'));
});

test("without an answer nobody is told that nothing was voided", async () => {
  expectLogged(/BackendError/);
  answerBackend(OFFLINE);
  showVoiding();
  await enter(screen.getByLabelText("Reason"), "Bought votes");
  await user.click(screen.getByRole("button", { name: "Void 22 votes" }));
  expect(await screen.findByText("No answer came")).toBeInTheDocument();
  expect(screen.queryByText("Nothing was voided")).toBeNull();
});

test("an address is blocked before its dialog closes", async () => {
  const blocked = later();
  answerBackend({ "rpc/block_visitors": blocked.promise });
  onClose.mockClear();
  showPage(<BlockDialog hash={"ab".repeat(32)} onClose={onClose} />, "/admin/votes");
  await user.click(screen.getByRole("button", { name: "Block" }));
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  blocked.resolve({ json: "ab" });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 60_000 });
});

test("a double press blocks a network once", async () => {
  answerBackend({ "rpc/block_visitors": { json: "203.0.113.0/24" } });
  showPage(<BlockForm />, "/admin/votes");
  await enter(screen.getByLabelText("Address or network"), "203.0.113.0/24");
  const form = screen.getByRole("button", { name: "Block" }).closest("form");
  form?.requestSubmit();
  form?.requestSubmit();
  expect(await screen.findByText("203.0.113.0/24 is blocked")).toBeInTheDocument();
  expect(callsTo("rpc/block_visitors")).toHaveLength(1);
});

const block = (id: number) => ({
  ...{ id, network: `203.0.113.${id}/32`, hash: null, reason: null, by: null },
  ...{ since: "2026-11-20T10:00Z", until: "2026-11-27T10:00Z" },
});

test("a second block can be ended while the first one is ending", async () => {
  const ends = later();
  answerBackend({ "rpc/end_block": ends.promise });
  showPage(<Blocks blocks={[block(1), block(2)]} />, "/admin/votes");
  expect(screen.getAllByText(/by the operator or a deleted account/)).toHaveLength(2);
  for (const button of screen.getAllByRole("button", { name: /^End/ })) await user.click(button);
  await vi.waitFor(() => expect(callsTo("rpc/end_block")).toHaveLength(2), 60_000);
  ends.resolve({ json: true });
});
