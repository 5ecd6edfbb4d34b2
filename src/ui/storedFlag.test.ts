import { expect, it, vi } from "vitest";
import { readFlag, setFlag } from "./storedFlag.ts";

it("remembers a flag", () => {
  expect(readFlag("seen")).toBe(false);
  setFlag("seen");
  expect(readFlag("seen")).toBe(true);
  expect(readFlag("other")).toBe(false);
});

it.each(["", "1", "null", "{broken", "TRUE"])("takes the foreign value %j for not set", (value) => {
  localStorage.setItem("seen", value);
  expect(readFlag("seen")).toBe(false);
});

it("does no harm when storage throws", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => setFlag("seen")).not.toThrow();
  expect(readFlag("seen")).toBe(false);
});
