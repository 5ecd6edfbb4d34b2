import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { CURRENCIES } from "../../src/admin/facts/options.ts";
import {
  CLINICS_TO_REFUSE,
  FACTS_TO_REFUSE,
  FACTS_TO_TAKE,
  GOOD_CLINIC,
  GOOD_FACTS,
} from "../support/adminCases.ts";
import { asOwner } from "../support/database/clients.ts";
import { rolledBack } from "../support/database/rolledBack.ts";

/** The owner is restricted only by constraints. */
async function store(table: string, row: Record<string, unknown>): Promise<string> {
  return rolledBack(async (sql) => {
    // As JSON, so that invalid dates reach the database.
    const columns = sql(Object.keys(row));
    await sql`insert into public.${sql(table)} (${columns})
      select ${columns} from json_populate_record(null::public.${sql(table)}, ${JSON.stringify(row)}::text::json)`;
    return "stored";
  }).catch((error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "failed"));
}

const REFUSALS = ["23514", "23502", "22008", "22007", "22001", "22003"];
const asRow = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value === "" ? null : value]));

let clinic_id = "";
beforeAll(async () => {
  clinic_id = `test-${randomUUID()}`;
  await asOwner`insert into public.clinics (id, name) values (${clinic_id}, 'Test clinic')`;
  return async () => {
    await asOwner`delete from public.clinics where id = ${clinic_id}`;
  };
});

test.for(FACTS_TO_TAKE)("the database takes a fact of the kind %s with %s", async ([kind, , change]) => {
  const row = { ...GOOD_FACTS[kind], ...change, clinic_id, status: "sourced" };
  expect(await store(`clinic_${kind}`, row)).toBe("stored");
});

test.for(FACTS_TO_REFUSE)("the database refuses a fact of the kind %s with %s", async ([kind, , change]) => {
  const row = asRow({ ...GOOD_FACTS[kind], ...change, clinic_id, status: "sourced" });
  expect(REFUSALS).toContain(await store(`clinic_${kind}`, row));
});

test.for(CLINICS_TO_REFUSE)("the database refuses a clinic with %s", async ([, change]) => {
  expect(await store("clinics", { ...GOOD_CLINIC, id: `test-${randomUUID()}` })).toBe("stored");
  expect(REFUSALS).toContain(await store("clinics", asRow({ ...GOOD_CLINIC, ...change })));
});

test("the administration offers exactly the currencies that the database takes", async () => {
  const [rule] = await asOwner<{ rule: string }[]>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conname = 'currency_is_one_of_europe_or_usd'`;
  const taken = Array.from(rule?.rule.matchAll(/'([A-Z]{3})'/g) ?? [], ([, code]) => code);
  expect(new Set<string | undefined>(CURRENCIES)).toEqual(new Set(taken));
});
