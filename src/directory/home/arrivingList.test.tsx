import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { CLINICS, ROWS, showDirectory } from "../../../tests/support/directoryPage.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

const BASES = "select=id%2Cbasis";

const filters = vi.hoisted(() => ({ areLost: false }));
vi.mock(import("@/ui/importChunk.ts"), async (original) => {
  const { importChunk, ...others } = await original();
  return {
    ...others,
    importChunk: (load, words) =>
      filters.areLost ? Promise.reject(new TypeError("Failed to fetch")) : importChunk(load, words),
  };
});

function arriveAt(address: string): string[] {
  const seen: string[] = [];
  const note = () => {
    const shown = screen.queryAllByRole("article").map((card) => card.querySelector("h3")?.textContent ?? "");
    const names = shown.join(", ");
    if (names !== "" && seen.at(-1) !== names) seen.push(names);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  showDirectory(address, { isWide: false });
  return seen;
}

afterEach(() => {
  filters.areLost = false;
  window.history.replaceState(null, "", "/");
});

// First, since the filters stay once they are loaded.
test("where the filters are lost, all clinics are shown", async () => {
  expectLogged(/TypeError: Failed to fetch/);
  filters.areLost = true;
  answerBackend({ [CLINICS]: { json: ROWS } });
  const seen = arriveAt("/?country=poland");
  await waitFor(() => expect(seen).toEqual(["Parens, UNICA, Your Clinic Here"]));
});

test("an address that narrows the list shows no other clinic on the way", async () => {
  answerBackend({ [CLINICS]: { json: ROWS } });
  const seen = arriveAt("/?country=poland");
  expect(await screen.findByText("Loading clinics...")).toBeVisible();
  await waitFor(() => expect(seen).toEqual(["Parens"]));
});

test("clinics that speak a language come once it is known which do", async () => {
  const told = Promise.withResolvers<{ json: unknown }>();
  answerBackend({ [BASES]: told.promise, [CLINICS]: { json: ROWS } });
  const seen = arriveAt("/?spoken=de");
  expect(await screen.findByRole("button", { name: /Remove Speaks German/ })).toBeVisible();
  expect(screen.getByText("Loading clinics...")).toBeVisible();
  told.resolve({ json: [{ id: "unica", basis: { services: "/de" } }] });
  await waitFor(() => expect(seen).toEqual(["UNICA, Parens"]));
  expect(screen.queryByText("Loading clinics...")).toBeNull();
});
