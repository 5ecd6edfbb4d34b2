import { expect, test } from "vitest";
import { TREATMENTS } from "./steps.ts";
import type { TripPlan } from "./tripPlan.ts";

test.each(Object.entries(TREATMENTS))(
  "%s: every step has a source and comes no earlier than the one before",
  (_, { plans }) => {
    for (const plan of Object.values(plans) as TripPlan[]) {
      const ids = plan.steps.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [index, step] of plan.steps.entries()) {
        expect(step.source.url).toMatch(/^https:\/\//);
        expect(step.moves).toMatch(/^[A-Z0-9].*\.$/);
        expect(step.days[0]).toBeLessThanOrEqual(step.days[1]);
        const before = plan.steps[index - 1];
        if (before) expect(step.days[0]).toBeGreaterThanOrEqual(before.days[0]);
      }
    }
  },
);
