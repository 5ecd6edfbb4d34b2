import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const register = vi.fn((): Promise<unknown> => Promise.reject(new Error("No worker here")));
vi.mock("./askWorker.ts", () => ({
  askWorker: () => Promise.resolve({ cachedAt: "2026-01-25T12:00:00Z", isUnreachable: false }),
}));

beforeEach(() => {
  vi.resetModules();
  register.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  Reflect.deleteProperty(navigator, "serviceWorker");
});

async function open(path: string, { hasWorker, saves }: { hasWorker: boolean; saves: boolean }) {
  window.history.replaceState(null, "", path);
  const serviceWorker = Object.assign(new EventTarget(), {
    ...{ controller: hasWorker ? {} : null, register, startMessages() {} },
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  const { workWithoutNetwork } = await import("./start.tsx");
  await act(() => workWithoutNetwork(saves ? null : Promise.resolve()));
}

const NOTE = "The network didn’t answer. This is the page as of 25 January 2026.";

test("a page says how old it is where a worker stored it and the browser saves data since", async () => {
  await open("/clinic/reprofit", { hasWorker: true, saves: true });
  expect(screen.getByText(NOTE)).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});

test("so does one that was opened in the administration, since its links lead to others", async () => {
  await open("/admin/login", { hasWorker: true, saves: false });
  expect(screen.getByText(NOTE)).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});

test.for(["/admin/login", "/"])(
  "without a worker, %s of a browser that saves data has neither",
  async (path) => {
    await open(path, { hasWorker: false, saves: true });
    expect(screen.queryByRole("status")).toBeNull();
    expect(register).not.toHaveBeenCalled();
  },
);

test("a visitor's page stores the site for later", async () => {
  await open("/", { hasWorker: false, saves: false });
  expect(register).toHaveBeenCalledWith("/sw.js");
});

test("a page restored by Back says so if the network went meanwhile", async () => {
  await open("/clinic/reprofit", { hasWorker: true, saves: true });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(screen.getByText(/^You’re offline\./)).toBeVisible();
});

test("a newer version that was being installed before the page asked is offered too", async () => {
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), { installing, waiting: null as EventTarget | null });
  register.mockResolvedValueOnce(registration);
  await open("/", { hasWorker: true, saves: false });
  registration.waiting = installing;
  installing.dispatchEvent(new Event("statechange"));
  expect(await screen.findByText("A newer version is available.")).toBeVisible();
});
