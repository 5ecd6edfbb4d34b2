import { expect, test } from "vitest";
import { describeAudit } from "./voteAudit.ts";

const burst = {
  clinic_id: "gameta",
  hour: "2026-11-20T10:00:00+00:00",
  votes: 20,
  addresses: 2,
  unproven: 0,
};
const describe = (bursts: number) =>
  describeAudit({ clinics: 1, votes: 2_000, wrong: [], bursts: Array.from({ length: bursts }, () => burst) });

test("bursts that are cut off at a hundred say so", () => {
  expect(describe(100)).toContain("These are the 100 hours with the most votes; there may be more.");
  expect(describe(99)).not.toContain("there may be more");
});
