import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { LOGGED_EVENT } from "@/backend/errors.ts";

type Heard = (metric: { name: string; value: number; entries: { startTime: number }[] }) => void;
const heard = vi.hoisted((): Heard[] => []);
vi.mock("web-vitals", () => ({
  onINP: () => {},
  onLCP: (listener: Heard) => heard.push(listener),
  onCLS: () => {},
}));

let sent: string[];
let listening: MockInstance<typeof window.addEventListener>;

beforeEach(() => {
  sent = [];
  heard.length = 0;
  listening = vi.spyOn(window, "addEventListener");
  vi.resetModules();
  vi.stubEnv("ASKS_TO_MEASURE", "yes");
  vi.stubGlobal("CSS", { supports: () => false });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", (url: string) => {
    sent.push(new URL(url).pathname);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

/** A visit ends with its page, which a test's does not. */
afterEach(() => {
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
});

async function visit(): Promise<void> {
  const { default: Measuring } = await import("./Measuring.tsx");
  const { MeasuringChoice } = await import("./MeasuringChoice.tsx");
  render(
    <MemoryRouter initialEntries={["/clinic/a"]}>
      <Link to="/clinic/b">Another clinic</Link>
      <Link to="/privacy-policy">Privacy Policy</Link>
      <Routes>
        <Route path="/privacy-policy" element={<MeasuringChoice />} />
        <Route path="*" element={null} />
      </Routes>
      <Measuring page="/clinic/:id" />
    </MemoryRouter>,
  );
}

const open = (page: string) => userEvent.click(screen.getByRole("link", { name: page }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function leave(): Promise<void> {
  // By then it has come, if the visit asked for it.
  await import("./measure.ts");
  for (const listener of heard) listener({ name: "LCP", value: 1800, entries: [{ startTime: 1 }] });
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void fireEvent(document, new Event("visibilitychange", { bubbles: true })));
  hidden.mockRestore();
}

const isMeasuring = () => waitFor(() => expect(heard).toHaveLength(1));
const REPORTED = "/rest/v1/rpc/report_experience";

test("before an answer nothing is measured or sent, however long somebody reads", async () => {
  await visit();
  await open("Another clinic");
  expect(screen.getByRole("heading", { name: /^May we measure/ })).toBeVisible();
  window.dispatchEvent(new CustomEvent(LOGGED_EVENT, { detail: new TypeError("x") }));
  await leave();
  expect([heard.length, sent, localStorage.length]).toEqual([0, [], 0]);
});

test("who says no is asked no more, and nothing is measured or sent", async () => {
  await visit();
  await open("Another clinic");
  await press("No, thank you");
  await leave();
  expect([heard.length, sent, localStorage.getItem("measuring")]).toEqual([0, [], "no"]);
});

test("who says yes is measured from then on, and whoever changes it in the privacy policy no longer", async () => {
  await visit();
  await open("Another clinic");
  await press("Yes, you may");
  await isMeasuring();
  await open("Privacy Policy");
  expect(screen.getByText("Your visits are measured.")).toBeVisible();
  await press("Stop measuring");
  await leave();
  expect(sent).toEqual([]);

  await press("Let us measure");
  window.dispatchEvent(new CustomEvent(LOGGED_EVENT, { detail: new RangeError("x") }));
  await leave();
  expect(sent).toEqual([REPORTED]);
});

test("whoever said no can say yes in the privacy policy", async () => {
  localStorage.setItem("measuring", "no");
  await visit();
  await open("Privacy Policy");
  expect(screen.getByText("Your visits are not measured.")).toBeVisible();
  await press("Let us measure");
  await isMeasuring();
  await leave();
  expect(sent).toEqual([REPORTED]);
});

test("where a browser keeps nothing, the privacy policy says why visits are still not measured", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await visit();
  await open("Privacy Policy");
  await press("Let us measure");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Your browser doesn’t let this site remember your answer.",
  );
  expect(screen.getByText("Your visits are not measured.")).toBeVisible();
});

test("the question is answered by keyboard, in the order in which it is read", async () => {
  await visit();
  await open("Another clinic");
  screen.getByRole("link", { name: "Privacy Policy" }).focus();
  const order = [
    screen.getByRole("button", { name: "Yes, you may" }),
    screen.getByRole("button", { name: "No, thank you" }),
    screen.getByRole("link", { name: "What exactly is sent?" }),
  ];
  for (const control of order) {
    await userEvent.tab();
    expect(control).toHaveFocus();
  }
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("status")).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("All right, nothing is measured.");
  expect(localStorage.getItem("measuring")).toBe("no");
});
