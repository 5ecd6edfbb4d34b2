import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { StickyAnswerLink } from "./StickyAnswerLink.tsx";

type Seen = Pick<IntersectionObserverEntry, "isIntersecting"> & { boundingClientRect: { bottom: number } };

const nothing = () => {};
const isShown = () => !screen.getByText("See your dates").parentElement?.classList.contains("invisible");

test("the way to an answer goes away while the answer is in view or above, and comes back", () => {
  let report: (entries: Seen[]) => void = nothing;
  const Observer = class {
    constructor(callback: (entries: Seen[]) => void) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", Observer);
  render(
    <>
      <StickyAnswerLink targetId="answer">See your dates</StickyAnswerLink>
      <h2 id="answer">Your dates</h2>
    </>,
  );
  const see = (isIntersecting: boolean, bottom: number) =>
    act(() => report([{ isIntersecting, boundingClientRect: { bottom } }]));
  expect(isShown()).toBe(true);
  see(true, 400);
  expect(isShown()).toBe(false);
  see(false, 1200);
  expect(isShown()).toBe(true);
  see(false, -20);
  expect(isShown()).toBe(false);
});
