import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter, Link, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackLink } from "@/ui/BackLink.tsx";
import { stepsBackTo } from "@/ui/scrollPositions.ts";
import { keepStateOfRepeatedAnchors } from "./idle/repeatedAnchors.ts";
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
        <>
          <a href="#prices">Prices</a>
          <Link to="/">List</Link>
          <Link to="/learn">Learn</Link>
          <BackLink to="/">Back to Clinics</BackLink>
        </>
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
    expect(stepsBackTo("/")).toBe(-1);
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

test("scrolling is left to the browser only while a page is away", () => {
  // jsdom has no such property.
  Object.assign(window.history, { scrollRestoration: "auto" });
  show();
  for (const [event, who] of Object.entries({ focus: "manual", pagehide: "auto", pageshow: "manual" })) {
    fireEvent(window, new Event(event));
    expect(window.history.scrollRestoration).toBe(who);
  }
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

async function openClinicOfSearch() {
  follow("Search");
  scroll(2_000);
  follow("Clinic");
  await arrive("/clinic/a");
}

async function followAnchor() {
  follow("Prices");
  await waitFor(() => expect(window.location.hash).toBe("#prices"));
  await waitFor(() => expect(window.history.state?.idx).toBeDefined());
}

/** jsdom doesn't replace its entry by one without a state, as browsers do. */
function followAnchorAgain() {
  follow("Prices");
  act(() => {
    window.history.replaceState(null, "");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
}

function expectSearchAsItWas() {
  expect(window.location.search).toBe("?search=b");
  expect(window.scrollY).toBe(2_000);
  expect(screen.getByRole("link", { name: "Clinic" })).toHaveFocus();
}

test("'Back to Clinics' leads to the search as it was, after a link down the clinic's page", async () => {
  show();
  await openClinicOfSearch();
  await followAnchor();
  follow("Back to Clinics");
  await arrive("/");
  expectSearchAsItWas();
});

test("the browser's Back finds the place in the list after links down the clinic's page and another page", async () => {
  keepStateOfRepeatedAnchors();
  show();
  await openClinicOfSearch();
  await followAnchor();
  followAnchorAgain();
  follow("Learn");
  await arrive("/learn");
  // That page is the clinic's.
  expect(stepsBackTo("/")).toBe(false);
  await back("/clinic/a");
  act(() => window.history.back());
  await waitFor(() => expect(window.location.hash).toBe(""));
  await back("/");
  expectSearchAsItWas();
});

test("'Back to Clinics' still leads to the search after the clinic's page was loaded again", async () => {
  const { unmount } = show();
  await openClinicOfSearch();
  unmount();
  vi.resetModules();
  const { useScrollAndFocusRestoration: useRestoration } = await import("./useScrollAndFocusRestoration.ts");
  const { BackLink: BackAgain } = await import("@/ui/BackLink.tsx");
  function LoadedAgain() {
    const { pathname } = useLocation();
    useRestoration(pathname);
    return pathname === "/" ? <h1>/</h1> : <BackAgain to="/">Back to Clinics</BackAgain>;
  }
  render(<LoadedAgain />, { wrapper: BrowserRouter });
  follow("Back to Clinics");
  await arrive("/");
  expect(window.location.search).toBe("?search=b");
  expect(window.scrollY).toBe(2_000);
});
