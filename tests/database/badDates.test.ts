import { expect, test } from "vitest";
import { oneAdmin } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { REVIEWS } from "../support/database/facts.ts";

const admin = oneAdmin();

// The API and the database decide together which dates are valid.
async function store(day: string) {
  const clinic_id = await someClinic();
  const { error } = await admin()
    .from("clinic_reviews")
    .insert({ ...REVIEWS, clinic_id, checked_on: day });
  const rows = await asOwner`select id from public.clinic_reviews where clinic_id = ${clinic_id}`;
  return { isRefused: error !== null, stored: rows.length };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test.for([
  ...["0001-01-01", "1899-12-31", inDays(2), "2101-01-01", "275760-09-13", "275760-09-14", "5874897-12-31"],
  ...["2026-02-31", "2025-02-29", "2026-13-01", "infinity", "-infinity", "NaN", "tomorrow at noon", ""],
])("figures cannot be checked on '%s', which no page could show", async (day) => {
  expect(await store(day)).toEqual({ isRefused: true, stored: 0 });
});

test.for(["1900-01-01", "2024-02-29", "2026-10-01", inDays(0)])(
  "figures can be checked on %s",
  async (day) => {
    expect(await store(day)).toEqual({ isRefused: false, stored: 1 });
  },
);
