import { describe, expect, test, vi } from "vitest";
import { draft } from "./draft.ts";
import { EMPTY_FORM } from "./submissionSchema.ts";

const KEY = "add-clinic-draft";
const TYPED = { ...EMPTY_FORM, clinicName: "IVF Zlín", country: "Czechia", satisfaction: "4" };

describe("The draft of the form", () => {
  test("is kept and found again", () => {
    draft.save(TYPED);
    expect(draft.load()).toEqual(TYPED);
  });

  test("leaves no trace when it is cleared, or when nothing is typed", () => {
    draft.save(TYPED);
    draft.clear();
    expect(localStorage).toHaveLength(0);
    draft.save(EMPTY_FORM);
    expect(localStorage).toHaveLength(0);
    expect(draft.load()).toBeNull();
  });

  const NONSENSE = ["", "{", "null", "7", "[]", '"text"', '{"clinicName": 7}', '{"country": "Atlantis"}'];
  test.for([...NONSENSE, ...NONSENSE.map((value) => `{"version":1,"value":${value}}`)])(
    "counts as none when storage holds %s",
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(draft.load()).toBeNull();
    },
  );

  test("keeps what makes sense of a draft that is partly nonsense", () => {
    const stored = {
      clinicName: "IVF Zlín",
      satisfaction: "9",
      listingType: "free",
      other: "x",
      website: null,
    };
    localStorage.setItem(KEY, JSON.stringify({ version: 1, value: stored }));
    expect(draft.load()).toEqual({ ...EMPTY_FORM, clinicName: "IVF Zlín" });
  });

  test("is given up without a word where storage is blocked or full", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("no", "SecurityError");
      });
    }
    expect(draft.load()).toBeNull();
    expect(() => draft.save(TYPED)).not.toThrow();
    expect(draft.clear).not.toThrow();
  });
});
