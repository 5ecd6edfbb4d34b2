import { afterEach, expect, test, vi } from "vitest";
import { readFlag } from "@/storage/storage.ts";
import { fetchFonts } from "./ourFonts.ts";

afterEach(() => localStorage.clear());

test("fonts are fetched once, and later pages know that the browser has them", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response("a font")));
  vi.stubGlobal("fetch", asked);
  await fetchFonts();
  await fetchFonts();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(readFlag("has-fonts")).toBe(true);
});

test("later pages do not count on a font that could not be fetched", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 404 })));
  await fetchFonts();
  expect(readFlag("has-fonts")).toBe(false);
});
