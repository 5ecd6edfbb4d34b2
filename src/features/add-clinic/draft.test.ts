import { describe, expect, test, vi } from "vitest";
import { clearDraft, loadDraft, saveDraft } from "./draft.ts";
import { EMPTY_FORM } from "./submissionSchema.ts";

const KEY = "add-clinic-draft";
const TYPED = { ...EMPTY_FORM, clinicName: "IVF Zlín", country: "Czechia", satisfaction: "4" };

describe("The draft of the form", () => {
  test("is kept and found again", () => {
    saveDraft(TYPED);
    expect(loadDraft()).toEqual(TYPED);
  });

  test("leaves no trace when it is cleared, or when nothing is typed", () => {
    saveDraft(TYPED);
    clearDraft();
    expect(localStorage).toHaveLength(0);
    saveDraft(EMPTY_FORM);
    expect(localStorage).toHaveLength(0);
    expect(loadDraft()).toBeNull();
  });

  const NONSENSE = ["", "{", "null", "7", "[]", '"text"', '{"clinicName": 7}', '{"country": "Atlantis"}'];
  test.for([...NONSENSE, ...NONSENSE.map((value) => `{"version":1,"value":${value}}`)])(
    "counts as none when storage holds %s",
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(loadDraft()).toBeNull();
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
    expect(loadDraft()).toEqual({ ...EMPTY_FORM, clinicName: "IVF Zlín" });
  });

  test("is given up without a word where storage is blocked or full", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("no", "SecurityError");
      });
    }
    expect(loadDraft()).toBeNull();
    expect(() => saveDraft(TYPED)).not.toThrow();
    expect(clearDraft).not.toThrow();
  });
});
