import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ignoreSecondPressOnNextPage } from "./secondPress.ts";

const press = vi.fn<() => void>();
const click = (detail: number) => fireEvent.click(screen.getByRole("button"), { detail });

beforeEach(() => {
  press.mockClear();
  window.history.replaceState(null, "", "/clinic/a");
  ignoreSecondPressOnNextPage();
  render(
    <button type="button" onClick={press}>
      Press
    </button>,
  );
});

test("the second press of a double click presses nothing on the page that the first one opened", () => {
  click(1);
  window.history.pushState(null, "", "/");
  expect(click(2)).toBe(false);
  expect(press).toHaveBeenCalledOnce();
  click(1);
  click(2);
  expect(press).toHaveBeenCalledTimes(3);
});

test("on the same page every press counts, and so does one by keyboard", () => {
  click(1);
  window.history.replaceState(null, "", "/clinic/a?section=prices");
  click(2);
  window.history.pushState(null, "", "/");
  click(0);
  expect(press).toHaveBeenCalledTimes(3);
});

test("a second tap of a finger counts on the next page too", () => {
  click(1);
  window.history.pushState(null, "", "/");
  const tap = Object.assign(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true }), {
    pointerType: "touch",
  });
  expect(fireEvent(screen.getByRole("button"), tap)).toBe(true);
  expect(press).toHaveBeenCalledTimes(2);
});
