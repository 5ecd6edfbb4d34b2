import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { storeConsent } from "./consent.ts";
import { forgetOpenedPages } from "./openedPages.ts";

const start = vi.hoisted(() => vi.fn());
vi.mock("./measure.ts", () => ({ startMeasuring: start }));

const { default: Measuring } = await import("./Measuring.tsx");

beforeEach(() => {
  start.mockClear();
  forgetOpenedPages();
  // An answer that couldn't be stored counts until one is.
  storeConsent("yes");
  localStorage.clear();
});

function open(page = "/clinic/:id") {
  render(
    <MemoryRouter initialEntries={["/clinic/a"]}>
      <Link to="/clinic/b">Another clinic</Link>
      <Link to="/clinic/c">A third</Link>
      <Measuring page={page} />
    </MemoryRouter>,
  );
}

const question = () =>
  screen.queryByRole("complementary", { name: "May we measure how well this site works for you?" });
const goOn = (to = "Another clinic") => userEvent.click(screen.getByRole("link", { name: to }));

test("a visitor is asked below the second page, not on the first", async () => {
  open();
  expect(question()).toBeNull();
  await goOn();
  expect(question()).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});

test("who agrees is measured from then on, thanked once, and not asked again", async () => {
  open();
  await goOn();
  await userEvent.click(screen.getByRole("button", { name: "Yes, you may" }));
  await waitFor(() => expect(start).toHaveBeenCalled());
  expect(screen.getByRole("status")).toHaveTextContent(
    "Thank you. You can change your mind in the privacy policy.",
  );
  expect(screen.getByRole("status")).toHaveFocus();
  expect(localStorage.getItem("measuring")).toBe("yes");
  await goOn("A third");
  expect(screen.queryByRole("status")).toBeNull();
  expect(question()).toBeNull();
  await goOn();
  expect(screen.queryByRole("status")).toBeNull();
});

test("who declines is not measured and not asked again", async () => {
  open();
  await goOn();
  await userEvent.click(screen.getByRole("button", { name: "No, thank you" }));
  expect(screen.getByRole("status")).toHaveTextContent(/nothing is measured/);
  await goOn("A third");
  expect([question(), start.mock.calls]).toEqual([null, []]);
  expect(localStorage.getItem("measuring")).toBe("no");
});

test("who agreed on an earlier visit is measured from the first page on", async () => {
  localStorage.setItem("measuring", "yes");
  open();
  await waitFor(() => expect(start).toHaveBeenCalled());
});

test("where nothing can be kept, the answer counts for this visit, and as a no", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  open();
  await goOn();
  await userEvent.click(screen.getByRole("button", { name: "Yes, you may" }));
  await goOn("A third");
  expect([question(), start.mock.calls]).toEqual([null, []]);
});

test("a browser that asks not to be tracked is never asked", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  localStorage.setItem("measuring", "yes");
  open();
  await goOn();
  expect([question(), start.mock.calls]).toEqual([null, []]);
});

test("nobody is asked in the administration", async () => {
  open("/admin/*");
  await goOn();
  expect(question()).toBeNull();
});
