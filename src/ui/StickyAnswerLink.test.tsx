import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { StickyAnswerLink } from "./StickyAnswerLink.tsx";

type Seen = Pick<IntersectionObserverEntry, "isIntersecting">;

const nothing = () => {};
const isShown = () => !screen.getByText("See your dates").parentElement?.classList.contains("invisible");

test("the way to an answer goes away while the answer is in view or above, and comes back", () => {
  let report: (entries: Seen[]) => void = nothing;
  let margin: string | undefined;
  const Observer = class {
    constructor(callback: (entries: Seen[]) => void, { rootMargin }: IntersectionObserverInit) {
      report = callback;
      margin = rootMargin;
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
  const see = (isIntersecting: boolean) => act(() => report([{ isIntersecting }]));
  expect(margin, "all above counts as in view").toMatch(/^\d{5}px 0px 0px$/);
  expect(isShown()).toBe(true);
  see(true);
  expect(isShown()).toBe(false);
  see(false);
  expect(isShown()).toBe(true);
});
