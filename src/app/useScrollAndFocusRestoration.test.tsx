import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter, Link, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { previousPath } from "@/ui/scrollPositions.ts";
import { useScrollAndFocusRestoration } from "./useScrollAndFocusRestoration.ts";

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  Object.assign(window, { scrollY: 0, innerWidth: 360 });
  vi.spyOn(window, "scrollTo").mockImplementation((...to: unknown[]) => scroll(Number(to[1])));
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ bottom: 1 } as DOMRect);
});
afterEach(() => void vi.restoreAllMocks());

function scroll(scrollY: number) {
  Object.assign(window, { scrollY });
  fireEvent.scroll(window);
}

function Pages() {
  const { pathname } = useLocation();
  useScrollAndFocusRestoration(pathname);
  return (
    <main>
      <h1>{pathname}</h1>
      {pathname === "/" ? (
        <>
          <Link to="?language=de">German</Link>
          <Link to="?search=b" replace>
            Search
          </Link>
          <span data-card="a">
            <Link to="/clinic/a">Clinic</Link>
          </span>
        </>
      ) : (
        <Link to="/">List</Link>
      )}
    </main>
  );
}

const show = () =>
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const arrive = (path: string) => screen.findByRole("heading", { name: path });

async function back(path: string) {
  act(() => window.history.back());
  await arrive(path);
}

test.each(["German", "Search"])(
  "after what changed the list's address (%s), Back from a clinic leads to its link and where it was",
  async (change) => {
    show();
    scroll(100);
    follow(change);
    scroll(2_000);
    follow("Clinic");
    await arrive("/clinic/a");
    expect(window.scrollY).toBe(0);
    expect(previousPath()).toBe("/");
    await back("/");
    expect(window.scrollY).toBe(2_000);
    expect(screen.getByRole("link", { name: "Clinic" })).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test("Back through a list's filters doesn't move it, and coming back from a clinic still works", async () => {
  show();
  follow("German");
  scroll(2_000);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(window.scrollY).toBe(2_000);
  scroll(1_500);
  follow("Clinic");
  await arrive("/clinic/a");
  await back("/");
  expect(window.scrollY).toBe(1_500);
  expect(screen.getByRole("link", { name: "Clinic" })).toHaveFocus();
});

test("if the screen was turned in between, the link that was followed scrolls into view", async () => {
  show();
  scroll(2_000);
  follow("Clinic");
  await arrive("/clinic/a");
  Object.assign(window, { innerWidth: 740 });
  await back("/");
  expect(screen.getByRole("link", { name: "Clinic" })).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole("link", { name: "Clinic" })]);
});
