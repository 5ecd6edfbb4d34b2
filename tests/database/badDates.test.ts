import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";

// As an admin, since what dates may be stored is a matter of the API and the database together.
async function store(day: string) {
  const [admin, id] = [await someAdmin(), `test-${randomUUID()}`];
  const clinic = { id, name: "Test clinic", figures_source: "A register", figures_checked_on: day };
  const { error } = await admin.from("clinics").insert(clinic);
  const rows = await asOwner`delete from public.clinics where id = ${id} returning id`;
  return { isRefused: error !== null, stored: rows.length };
}

test.for([
  ...["0001-01-01", "1899-12-31", "2101-01-01", "275760-09-13", "275760-09-14", "5874897-12-31"],
  ...["2026-02-31", "2025-02-29", "2026-13-01", "infinity", "-infinity", "NaN", "tomorrow at noon", ""],
])("figures cannot be checked on '%s', which no page could show", async (day) => {
  expect(await store(day)).toEqual({ isRefused: true, stored: 0 });
});

test.for(["1900-01-01", "2024-02-29", "2026-10-01", "2100-12-31"])(
  "figures can be checked on %s",
  async (day) => {
    expect(await store(day)).toEqual({ isRefused: false, stored: 1 });
  },
);
