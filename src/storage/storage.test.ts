import { describe, expect, it, test, vi } from "vitest";
import { KEYS } from "./keys.ts";
import { forget, listIds, readFlag, readText, readValue, setFlag, writeText, writeValue } from "./storage.ts";
import { replaceValues } from "./replaceValues.ts";

function block() {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
}

test("a text is kept in the place that its key has, and forgotten on request", () => {
  expect(writeText("clinic-session-id", "a")).toBe(true);
  expect(sessionStorage.getItem("clinic-session-id")).toBe("a");
  expect(writeText("admin_email", "b")).toBe(true);
  expect(localStorage.getItem("admin_email")).toBe("b");
  forget("admin_email");
  expect(readText("admin_email")).toBeNull();
  expect(localStorage).toHaveLength(0);
});

describe("A flag", () => {
  const SEEN = "due-date-disclaimer-accepted";

  it("is remembered", () => {
    expect(readFlag(SEEN)).toBe(false);
    expect(setFlag(SEEN)).toBe(true);
    expect(readFlag(SEEN)).toBe(true);
    expect(readFlag("semen-analysis-disclaimer-accepted")).toBe(false);
  });

  it.each(["", "1", "null", "{broken", "TRUE"])("is not set by the foreign value %j", (value) => {
    localStorage.setItem(SEEN, value);
    expect(readFlag(SEEN)).toBe(false);
  });

  it("does no harm when storage throws", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => setFlag(SEEN)).not.toThrow();
    expect(readFlag(SEEN)).toBe(false);
  });
});

describe("A value", () => {
  const KEY = "clinic-votes";

  it("is kept with its version", () => {
    expect(writeValue(KEY, { a: [1] })).toBe(true);
    expect(readValue(KEY)).toEqual({ a: [1] });
  });

  it.each([
    "",
    "{",
    "null",
    "7",
    "[]",
    '{"a":[1]}',
    `{"version":${KEYS[KEY].version + 1},"value":{"a":[1]}}`,
    `{"version":${KEYS[KEY].version}}`,
  ])("counts as none when storage holds %s", (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readValue(KEY)).toBeNull();
  });

  it("is kept separately for each id", () => {
    writeValue("ivf-admin-draft:", "two", "2");
    writeValue("ivf-admin-draft:", "one", "1");
    writeText("admin_email", "a@example.org");
    expect(listIds("ivf-admin-draft:")).toEqual(["1", "2"]);
    expect(readValue("ivf-admin-draft:", "2")).toBe("two");
  });
});

function keepOld() {
  writeValue("plan-answers", { a: 1 });
  writeValue("plan-folder", { c: 1 });
}

function changedKeys(): (string | null)[] {
  const keys: (string | null)[] = [];
  window.addEventListener("storage", ({ key }) => keys.push(key));
  return keys;
}

describe("Several values at once", () => {
  const NEXT = [
    ["plan-answers", { a: 2 }],
    ["plan-afterwards", { b: 2 }],
    ["plan-folder", null],
  ] as const;
  const all = () => NEXT.map(([key]) => readValue(key));

  it("replace what was there, and can be taken back", () => {
    keepOld();
    const undo = replaceValues(NEXT);
    expect(all()).toEqual([{ a: 2 }, { b: 2 }, null]);
    undo?.();
    expect(all()).toEqual([{ a: 1 }, null, { c: 1 }]);
  });

  it("leave alone what another tab kept before they are taken back", () => {
    keepOld();
    const undo = replaceValues(NEXT);
    writeValue("plan-answers", { a: 3 });
    undo?.();
    expect(all()).toEqual([{ a: 3 }, null, { c: 1 }]);
  });

  it("change nothing where there is no room for all of them", () => {
    keepOld();
    const setItem = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, text) => {
      if (key === "plan-afterwards") throw new DOMException("full", "QuotaExceededError");
      setItem(key, text);
    });
    const changed = changedKeys();
    expect(replaceValues(NEXT)).toBeNull();
    expect(all()).toEqual([{ a: 1 }, null, { c: 1 }]);
    expect(changed).toEqual([]);
  });

  it("reach this page key by key, so that what is only in its memory stays", () => {
    const changed = changedKeys();
    const undo = replaceValues(NEXT);
    expect(changed).toEqual(["plan-answers", "plan-afterwards", "plan-folder"]);
    writeValue("plan-answers", { a: 3 });
    undo?.();
    expect(changed.slice(3)).toEqual(["plan-afterwards", "plan-folder"]);
  });
});

test("where storage is blocked nothing is kept, nothing breaks, and the writer is told", () => {
  block();
  expect(writeText("admin_email", "a")).toBe(false);
  expect(writeValue("clinic-votes", 1)).toBe(false);
  expect(replaceValues([["plan-answers", {}]])).toBeNull();
  expect(setFlag("admin_authenticated")).toBe(false);
  expect(readText("admin_email")).toBeNull();
  expect(readValue("clinic-votes")).toBeNull();
  expect(() => forget("admin_email")).not.toThrow();
});
