import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import {
  isClinicId,
  LONGEST_NOTE,
  MAX_SHORTLISTED,
  readShortlist,
  withMerged,
  withClinics,
  withMoved,
  withNote,
  withoutClinic,
  withReturned,
  type ShortlistedClinic,
} from "./shortlist.ts";

const someList = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/), { maxLength: 12 })
  .map((ids) => ids.map((id, index) => ({ id, note: `on ${id}`, added: index + 1 })));
const idsOf = (list: readonly ShortlistedClinic[]) => list.map(({ id }) => id);
const of = (...ids: string[]) => withClinics([], ids);

describe("A stored shortlist", () => {
  test("reads back as it was written", () => {
    fc.assert(
      fc.property(someList, (list) => {
        expect(readShortlist(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  test("of any shape makes a list within its bounds", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const list = readShortlist(value);
        expect(list.every(({ id, note }) => isClinicId(id) && note.isWellFormed())).toBe(true);
        expect(readShortlist(list)).toEqual(list);
      }),
    );
  });

  test("keeps what makes sense beside what doesn't", () => {
    const hostile = [
      null,
      "reprofit",
      { id: "../admin" },
      { id: "<b>" },
      { id: "a".repeat(81) },
      { id: "reprofit", note: 7, added: "soon" },
      { id: "reprofit", note: "again" },
      { id: "gennet", note: "half an emoji: \uD83D", added: 1 },
    ];
    const [reprofit, gennet, ...rest] = readShortlist(hostile);
    expect(reprofit).toEqual({ id: "reprofit", note: "", added: 1 });
    expect(gennet?.note).toBe("half an emoji: \uFFFD");
    expect(rest).toEqual([]);
  });

  test("of ten thousand clinics is cut", () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({ id: `c${number}` }));
    expect(readShortlist(many)).toHaveLength(MAX_SHORTLISTED);
  });
});

describe("Clinics on the shortlist", () => {
  test("are added at the end, each once, without invalid ids", () => {
    const list = withClinics(of("reprofit"), ["gennet", "reprofit", "gennet", "No id", "unica"]);
    expect(idsOf(list)).toEqual(["reprofit", "gennet", "unica"]);
    expect(list.map(({ added }) => added)).toEqual([1, 2, 3]);
  });

  test("beyond the limit leave the others alone", () => {
    const full = of(...Array.from({ length: MAX_SHORTLISTED }, (_, number) => `c${number}`));
    expect(withClinics(full, ["one-more"])).toEqual(full);
  });

  test("return to their places with their notes when a removal is undone", () => {
    fc.assert(
      fc.property(someList, fc.nat(), (list, number) => {
        const gone = list[number % Math.max(1, list.length)];
        const after = gone ? withoutClinic(list, gone.id) : [];
        expect(withReturned(after, gone ? [gone] : list, list)).toEqual(list);
      }),
    );
  });

  test("that were added again appear once when a removal is undone", () => {
    const before = withNote(of("reprofit", "gennet"), "reprofit", "kind");
    const again = withClinics(withoutClinic(before, "reprofit"), ["reprofit"]);
    expect(withReturned(again, before.slice(0, 1), before)).toEqual(again);
  });

  test("move up and down, and never beyond an end or out of the list", () => {
    expect(idsOf(withMoved(of("a", "b", "c"), "c", -1))).toEqual(["a", "c", "b"]);
    fc.assert(
      fc.property(someList, fc.nat(12), fc.integer(), (list, number, by) => {
        const moved = withMoved(list, list[number]?.id ?? "none", by);
        expect(moved.toSorted((a, b) => a.added - b.added)).toEqual(list);
      }),
    );
  });

  test("follow a merge at their place, and join the notes where both were kept", () => {
    const list = withNote(withNote(of("old", "gennet", "new"), "old", "kind"), "new", "dear");
    expect(withMerged(list, "old", "newest").map(({ id, note }) => [id, note])).toEqual([
      ["newest", "kind"],
      ["gennet", ""],
      ["new", "dear"],
    ]);
    expect(withMerged(list, "old", "new").map(({ id, note }) => [id, note])).toEqual([
      ["gennet", ""],
      ["new", "dear\nkind"],
    ]);
    expect(withMerged(list, "old", "No id")).toEqual(list);
    expect(withMerged(list, "none", "new")).toEqual(list);
  });

  test("lose nothing of two full notes in a merge, nor when the joined note is read or shortened", () => {
    const [mine, other] = ["x", "y"].map((letter) => letter.repeat(LONGEST_NOTE));
    const list = withNote(withNote(of("old", "new"), "old", mine!), "new", other!);
    const merged = readShortlist(withMerged(list, "old", "new"));
    expect(merged[0]?.note).toBe(`${other}\n${mine}`);
    const shorter = `${other}\n${mine}`.slice(1);
    expect(withNote(merged, "new", shorter)[0]?.note).toBe(shorter);
  });
});
