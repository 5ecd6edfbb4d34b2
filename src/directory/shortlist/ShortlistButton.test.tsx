import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { currentToasts, dismissToasts } from "@/ui/toast.ts";
import { addToShortlist, setNote, shortlistNow } from "./storedShortlist.ts";
import { ShortlistButton } from "./ShortlistButton.tsx";

const show = () => render(<ShortlistButton clinicId="reprofit" clinicName="Reprofit" />);
const off = () => screen.findByRole("button", { name: "Keep on my shortlist: Reprofit", pressed: false });
const on = () => screen.findByRole("button", { name: "On your shortlist: Reprofit", pressed: true });
const toasts = () => currentToasts().map(({ title }) => title);

test("the heart keeps a clinic and lets it go, by keyboard too", async () => {
  dismissToasts();
  show();
  (await off()).focus();
  await userEvent.keyboard("{Enter}");
  await on();
  expect(shortlistNow().clinics.map(({ id }) => id)).toEqual(["reprofit"]);
  await userEvent.keyboard(" ");
  await off();
  expect(toasts()).toEqual([]);
});

test("removing a clinic with a note says how to restore both, and that works", async () => {
  dismissToasts();
  addToShortlist(["reprofit"]);
  setNote("reprofit", "kind");
  show();
  await userEvent.click(await on());
  await off();
  expect(toasts()).toEqual(["Reprofit is off your shortlist"]);
  await userEvent.click(await off());
  await on();
  expect(shortlistNow().clinics[0]?.note).toBe("kind");
});

test("a full list and blocked storage are reported", async () => {
  dismissToasts();
  addToShortlist(Array.from({ length: 50 }, (_, number) => `c${number}`));
  show();
  await userEvent.click(await off());
  await vi.waitFor(() => expect(toasts()).toEqual(["Your shortlist is full"]), 60_000);
  dismissToasts();
  localStorage.clear();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await userEvent.click(await off());
  await on();
  expect(toasts()).toEqual(["Kept until you leave this page"]);

  // Working storage clears what was in memory.
  vi.restoreAllMocks();
  await userEvent.click(await on());
  await off();
  expect(shortlistNow()).toEqual({ clinics: [], isStored: true });
});
