import { expect, test } from "vitest";
import type { AdminClinic } from "@/admin/clinics/adminClinic.ts";
import { clinicsToComplete, nextWork } from "./worklist.ts";

const TODAY = "2026-11-22";

function clinic(id: string, about: Partial<AdminClinic>): AdminClinic {
  return {
    ...{ id, name: id, countries: [], locations: [], published: true, mergedInto: null, votes: 0, facts: 1 },
    ...{ oldestCheck: "2026-01-01", missing: [] },
    ...about,
  };
}

test("what was never checked comes first, then the longest ago; what is complete and fresh not at all", () => {
  const work = nextWork(
    [
      clinic("fresh", {}),
      clinic("recent", { missing: ["contact", "website"] }),
      clinic("old", { oldestCheck: "2025-11-21" }),
      clinic("older", { oldestCheck: "2015-01-20", missing: ["price"] }),
      clinic("never", { oldestCheck: null, missing: ["price", "contact"] }),
    ],
    TODAY,
    5,
  );
  expect(work.map(({ label, to }) => [label, to])).toEqual([
    ["Add a price", "/admin/clinics/never/facts/new/prices"],
    ["Add a price", "/admin/clinics/older/facts/new/prices"],
    ["Read its sources again", "/admin/clinics/old/facts"],
    ["Add a contact", "/admin/clinics/recent/facts/new/contacts"],
  ]);
});

test("the list stays short", () => {
  const many = Array.from({ length: 40 }, (_, index) => clinic(`c${index}`, { missing: ["price"] }));
  expect(nextWork(many, TODAY, 5)).toHaveLength(5);
});

test("unpublished clinics and duplicates are left out", () => {
  const all = [
    clinic("seen", {}),
    clinic("hidden", { published: false }),
    clinic("double", { mergedInto: "seen" }),
  ];
  expect(clinicsToComplete(all).map(({ id }) => id)).toEqual(["seen"]);
});
