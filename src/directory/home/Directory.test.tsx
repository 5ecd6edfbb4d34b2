import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answerBackend,
  callsTo,
  giveUpCallsByFakedTimers,
  OFFLINE,
} from "../../../tests/support/backendAnswers.ts";
import { CLINICS, ROWS, showDirectory } from "../../../tests/support/directoryPage.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

const LIST_ERROR = "Error loading clinics. Please try again later.";
const showAt = (address: string) => showDirectory(address, { isWide: true });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

const waitForSecondTry = () => act(() => vi.advanceTimersByTimeAsync(1_000));

async function expectError() {
  expect(await screen.findByText(LIST_ERROR)).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.queryByText("Loading clinics...")).toBeNull();
}

describe("Where the list cannot be read, an error and Retry stand in its place", () => {
  test.for([500, 503])(
    "fault 1: clinics answer 500/503 → error and Retry on the list: %i",
    async (status) => {
      expectLogged(/BackendError: down/);
      answerBackend({ [CLINICS]: { status, json: { message: "down" } } });
      showAt("/");
      expect(screen.getByText("Loading clinics...")).toBeVisible();
      await waitForSecondTry();
      await expectError();
      expect(screen.getByText(/Error code E-[0-9A-Z]{4}/)).toBeVisible();
      expect(callsTo(CLINICS)).toHaveLength(2);
    },
  );

  test("fault 2: offline at load → error, not endless 'Loading'", async () => {
    expectLogged(/TypeError: fetch failed/);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answerBackend(OFFLINE);
    showAt("/");
    await waitForSecondTry();
    await expectError();
  });

  test("fault 5: a call hangs → the list is given up after 15 s at most", async () => {
    expectLogged(/TimeoutError/);
    giveUpCallsByFakedTimers();
    answerBackend({ [CLINICS]: "never" });
    showAt("/");
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText("Loading clinics...")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await expectError();
    await waitForSecondTry();
    expect(callsTo(CLINICS)).toHaveLength(1);
  });

  test("fault 27: 429 → no retry storm, when reading", async () => {
    expectLogged(/BackendError: Slow down/);
    answerBackend({ [CLINICS]: { status: 429, json: { message: "Slow down" } } });
    showAt("/");
    await expectError();
    await waitForSecondTry();
    expect(callsTo(CLINICS)).toHaveLength(1);
  });

  test.for([
    ["truncated", '[{"id":"reprofit","na'],
    ["empty", ""],
    ["no list", '{"hello":"world"}'],
  ] as const)("fault 28: truncated JSON → error state: %s", async ([, body]) => {
    expectLogged(/BackendError/);
    answerBackend({ [CLINICS]: { body } });
    showAt("/");
    await waitForSecondTry();
    await expectError();
  });
});

test.for([
  ["/?search=%E0%A4%A", null],
  ["/?search=%", null],
  ["/?search=brno&search=warsaw", "brno"],
  ["/?search[]=brno&x=%E0%A4%A#%E0%A4%A", ""],
  ["/?search=%00", null],
  ["/?search=%3Cimg%20src=x%20onerror=alert(1)%3E", "<img src=x onerror=alert(1)>"],
] as const)(
  "a search is read from the address as far as it can be, and can be changed: %s",
  async ([address, term]) => {
    answerBackend({ [CLINICS]: { json: ROWS } });
    showAt(address);
    const box = screen.getByRole("combobox", { name: /Search clinics/ });
    if (term !== null) expect(box).toHaveValue(term);
    fireEvent.change(box, { target: { value: "krakow" } });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
        "1 clinic for “krakow”",
      ),
    );
    await waitFor(() => expect(window.location.search).toMatch(/^\?([^#]*&)?search=krakow$/));
    expect(window.location.search.includes("x=")).toBe(address.includes("&x="));
  },
);

test("10,000 characters in the address or in the box are cut to a hundred", async () => {
  answerBackend({ [CLINICS]: { json: ROWS } });
  showAt(`/?search=${"x".repeat(10_000)}`);
  const box = screen.getByRole("combobox", { name: /Search clinics/ });
  expect(box).toHaveValue("x".repeat(100));
  fireEvent.change(box, { target: { value: `x${"💉".repeat(10_000)}` } });
  expect(box).toHaveValue(`x${"💉".repeat(49)}`);
  expect(await screen.findByText("No clinics found")).toBeVisible();
});
