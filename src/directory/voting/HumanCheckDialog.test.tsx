import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import HumanCheckDialog from "./HumanCheckDialog.tsx";

const onPassed = vi.fn();
const onFailed = vi.fn();
const onDismissed = vi.fn();
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

const baby = () => screen.getByRole("button", { name: "Baby" });
const crib = () => screen.getByRole("button", { name: "Crib" });

/** jsdom has no layout: the baby is on the left, the crib on the right. */
function placeOnScreen() {
  baby().getBoundingClientRect = () => {
    const [x = 0, y = 0] = (baby().style.transform.match(/-?\d+/g) ?? []).map(Number);
    return new DOMRect(x, y, 80, 80);
  };
  crib().getBoundingClientRect = () => new DOMRect(200, 0, 160, 128);
  baby().parentElement!.getBoundingClientRect = () => new DOMRect(0, 0, 380, 176);
}

function drag(to: { x: number; y: number }, pointerType: "mouse" | "touch") {
  const pointer = { pointerId: 1, pointerType };
  fireEvent.pointerDown(baby(), { ...pointer, clientX: 40, clientY: 40 });
  fireEvent.pointerMove(baby(), { ...pointer, clientX: 60, clientY: 40 });
  fireEvent.pointerMove(baby(), { ...pointer, clientX: to.x, clientY: to.y });
  fireEvent.pointerUp(baby(), { ...pointer, clientX: to.x, clientY: to.y });
  fireEvent.click(baby(), { detail: 1 });
}

const IN_CRIB = { x: 280, y: 64 };
const OUTSIDE = { x: 120, y: 60 };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.resetAllMocks();
  HTMLElement.prototype.setPointerCapture = () => {};
  render(
    <HumanCheckDialog
      clinicName="Reprofit"
      step="checking"
      onPassed={onPassed}
      onFailed={onFailed}
      onDismissed={onDismissed}
    />,
  );
  placeOnScreen();
});
afterEach(() => vi.useRealTimers());

function expectSuccess() {
  expect(screen.getByRole("status")).toHaveTextContent("Perfect!");
  expect(onPassed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onPassed).toHaveBeenCalledOnce();
  expect(onFailed).not.toHaveBeenCalled();
}

describe("The human check", () => {
  test("names the clinic", () => {
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(/Reprofit/);
  });

  test.for(["mouse", "touch"] as const)("is passed by dragging the baby into the crib by %s", (pointer) => {
    drag(IN_CRIB, pointer);
    expectSuccess();
  });

  test("is passed by picking the baby and then choosing the crib", async () => {
    await user.click(baby());
    await user.click(crib());
    expectSuccess();
  });

  test("is passed with the keyboard alone", async () => {
    baby().focus();
    await user.keyboard("{Enter}");
    expect(baby()).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{ArrowRight>10/}{Enter}");
    expectSuccess();
  });

  test("keeps the baby in sight however often an arrow key is pressed", async () => {
    baby().focus();
    await user.keyboard("{Enter}{ArrowRight>40/}{ArrowDown>40/}");
    expect(baby().style.transform).toBe("translate(300px, 96px)");
    await user.keyboard("{ArrowLeft>40/}{ArrowUp>40/}");
    expect(baby().style.transform).toMatch(/^translate\(0px/);
  });

  test("is passed with the plain button", async () => {
    await user.click(screen.getByRole("button", { name: "Place the baby in the crib" }));
    expectSuccess();
  });

  test("does nothing when the crib is chosen without the baby", async () => {
    await user.click(crib());
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("logs a failure when a touch is released outside the crib", () => {
    drag(OUTSIDE, "touch");
    expect(onFailed).toHaveBeenCalledOnce();
    expect(onDismissed).not.toHaveBeenCalled();
  });

  test("logs nothing when a mouse is released outside the crib", () => {
    drag(OUTSIDE, "mouse");
    expect(onFailed).not.toHaveBeenCalled();
    expect(baby().style.transform).toMatch(/translate\(0px/);
  });

  test("can be passed after a miss", () => {
    drag(OUTSIDE, "mouse");
    drag(IN_CRIB, "mouse");
    expectSuccess();
  });

  test("logs a failure when it is closed after a drag", async () => {
    drag(OUTSIDE, "mouse");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(onFailed).toHaveBeenCalledOnce();
    expect(onDismissed).toHaveBeenCalledOnce();
  });

  test("logs nothing when it is dismissed without a drag", async () => {
    await user.keyboard("{Escape}");
    expect(onDismissed).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test("lets go of the baby on Escape, and closes on a second Escape without a failure", async () => {
    await user.click(baby());
    await user.keyboard("{ArrowRight}{Escape}");
    expect(onDismissed).not.toHaveBeenCalled();
    expect(baby()).toHaveAttribute("aria-pressed", "false");
    await user.keyboard("{Escape}");
    expect(onDismissed).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test("logs a failure on request", async () => {
    await user.click(screen.getByRole("button", { name: "Report Failed Attempt" }));
    expect(onFailed).toHaveBeenCalledOnce();
    expect(onDismissed).not.toHaveBeenCalled();
  });

  test("cannot be closed or failed between success and the vote", async () => {
    drag(IN_CRIB, "mouse");
    await user.keyboard("{Escape}");
    expect(onDismissed).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Report Failed Attempt" }));
    expect(onFailed).not.toHaveBeenCalled();
  });
});
