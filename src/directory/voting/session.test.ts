import { describe, expect, test, vi } from "vitest";
import { sessionId } from "./session.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("The session id", () => {
  test("is a random UUID, made on first use and reused after", () => {
    const id = sessionId();
    expect(id).toMatch(UUID);
    expect(sessionId()).toBe(id);
    expect(sessionStorage.getItem("clinic-session-id")).toBe(id);
  });

  test("is made again when storage was cleared", () => {
    const id = sessionId();
    sessionStorage.clear();
    expect(sessionId()).not.toBe(id);
  });

  test("replaces anything that isn't an id", () => {
    sessionStorage.setItem("clinic-session-id", "<script>");
    expect(sessionId()).toMatch(UUID);
    expect(sessionStorage.getItem("clinic-session-id")).toMatch(UUID);
  });

  test("stays the same in memory where storage is blocked", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const id = sessionId();
    expect(id).toMatch(UUID);
    expect(sessionId()).toBe(id);
  });

  test("stays the same in memory where storage is full", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(sessionId()).toBe(sessionId());
  });

  test("is made without crypto.randomUUID too, as on plain http", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(sessionId()).toMatch(UUID);
  });
});
