import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import ICAL from "ical.js";
import { expect, it, onTestFinished, vi } from "vitest";
import { countPregnancy } from "./dueDate.ts";
import { ResultActions } from "./ResultActions.tsx";
import { localDate } from "./testing.ts";

const LINK = "http://localhost:3000/#type=day-5&date=2026-01-20";

function show() {
  const onPrint = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<ResultActions pregnancy={countPregnancy("day-5", localDate("2026-01-20"))} onPrint={onPrint} />);
  return { user, onPrint };
}

it("copies a link that keeps type and date in the fragment", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

it("shows the link where copying is refused", async () => {
  const { user } = show();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByLabelText("Link to this calculation")).toHaveValue(LINK);
});

it("saves a calendar file that a calendar program reads", async () => {
  show();
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return "blob:calendar";
  };
  const revoke = vi.fn<(url: string) => void>();
  URL.revokeObjectURL = revoke;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByRole("button", { name: /Save to calendar/ }));
  expect(saved[0]?.name).toBe("pregnancy-due-2026-10-08.ics");
  expect(saved[0]?.file.type).toMatch(/^text\/calendar/);
  const calendar = new ICAL.Component(ICAL.parse((await saved[0]?.file.text()) ?? ""));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(13);
  // Safari reads the file after the click.
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:calendar");
});

it("prints", async () => {
  const { user, onPrint } = show();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(onPrint).toHaveBeenCalledOnce();
});
