import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

test("a click beside the dialog closes it, but not the second click of the one that opened it", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const close = vi.fn();
  render(
    <Dialog title="Are you human?" description="Show us." onClose={close}>
      <p>Here</p>
    </Dialog>,
  );
  const beside = document.querySelector<HTMLElement>(".fixed.inset-0");
  if (!beside) throw new Error("There is nothing beside the dialog");
  // Radix listens from the next task on.
  await vi.waitFor(() => expect(screen.getByRole("dialog")).toBeVisible(), 60_000);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  clock.mockReturnValue(1_300);
  await user.click(beside);
  expect(close).not.toHaveBeenCalled();
  clock.mockReturnValue(1_600);
  await user.click(beside);
  expect(close).toHaveBeenCalledOnce();
});
