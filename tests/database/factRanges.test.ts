import { sample } from "../support/properties.ts";
import { expect, test } from "vitest";
import { comparable } from "@/directory/facts/comparable.ts";
import type { RateBasis } from "@/directory/facts/measure.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact } from "../support/database/facts.ts";
import { manyAlike } from "../support/factArbitraries.ts";

interface Stored {
  id: string;
  clinic: string;
  percentage: number;
  basis: RateBasis;
}

async function store(clinic: string, percentage: number, basis: RateBasis): Promise<Stored> {
  const [row] = await asOwner<{ id: string }[]>`
    insert into public.clinic_results ${asOwner({
      ...{ clinic_id: clinic, status: "sourced", published_by: basis.publishedBy, source_name: "A page" },
      ...{ source_url: "https://clinic.example/", checked_on: basis.checkedOn, outcome: basis.outcome },
      ...{ denominator: basis.denominator, eggs: basis.eggs, embryos: basis.embryos, tested: basis.tested },
      ...{ age_from: basis.ageFrom, age_to: basis.ageTo, period_from: basis.periodFrom },
      ...{ period_to: basis.periodTo, percentage, n: basis.n },
    })} returning id`;
  if (!row) throw new Error("The result was not stored");
  return { id: row.id, clinic, percentage, basis };
}

function expectedRange({ id, basis }: Stored, all: Stored[]) {
  const alike = all.filter((other) => comparable(basis, other.basis) === null);
  const clinics = new Set(alike.map(({ clinic }) => clinic)).size;
  const percentages = alike.map(({ percentage }) => percentage);
  return clinics < 2
    ? []
    : [{ result: id, clinics, lowest: Math.min(...percentages), highest: Math.max(...percentages) }];
}

const byResult = (a: { result: string }, b: { result: string }) => (a.result < b.result ? -1 : 1);

test("the database compares the same results as the product's own rule", async () => {
  const clinics = [await someClinic(), await someClinic(), await someClinic()];
  const figures = sample(manyAlike, { numRuns: 25, seed: 16 }).flat();
  const all: Stored[] = [];
  for (const [index, { value, basis }] of figures.entries()) {
    if (basis?.kind === "rate") all.push(await store(clinics[index % 3] ?? "", value, basis));
  }
  const answers = await Promise.all(
    clinics.map((clinic) => anonymous().rpc("clinic_facts", { p_clinic_id: clinic })),
  );
  const ranges = answers.flatMap(({ data }) => (data as { ranges: { result: string }[] }).ranges);
  const expected = all.flatMap((each) => expectedRange(each, all));
  expect(expected.length).toBeGreaterThan(20);
  expect(expected.length).toBeLessThan(all.length);

  expect(ranges.toSorted(byResult)).toEqual(expected.toSorted(byResult));
});

async function spans(clinic: string): Promise<string[]> {
  const { data } = await anonymous().rpc("clinic_facts", { p_clinic_id: clinic });
  const { ranges } = data as { ranges: { clinics: number; lowest: number; highest: number }[] };
  return ranges.map((range) => `${range.clinics}: ${range.lowest} to ${range.highest}`).toSorted();
}

test("rates that seem to count nobody who stopped are in no other clinic's range", async () => {
  const fresh = {
    embryos: "fresh",
    published_by: "register",
    period_from: "1994-01-01",
    period_to: "1994-12-31",
  };
  const [doubtful, ...others] = [await someClinic(), await someClinic(), await someClinic()];
  const percentages = { started_cycle: [60, 30, 40], retrieval: [61, 31, 41], transfer: [62, 52, 57] };
  for (const [index, clinic] of [doubtful, ...others].entries()) {
    const transfers = clinic === doubtful ? 120 : 90;
    const add = (denominator: keyof typeof percentages, n: number) =>
      addFact("clinic_results", clinic, {
        ...{ ...fresh, denominator, n, percentage: percentages[denominator][index] ?? 0 },
      });
    await add("started_cycle", 120);
    await add("retrieval", 120);
    await add("transfer", transfers);
  }
  const without = ["2: 30 to 40", "2: 31 to 41", "3: 52 to 62"];
  for (const clinic of others) expect(await spans(clinic)).toEqual(without);
  await asOwner`
    update public.clinic_results set n = 90 where clinic_id = ${doubtful} and denominator = 'transfer'`;
  const all = ["3: 30 to 60", "3: 31 to 61", "3: 52 to 62"];
  for (const clinic of others) expect(await spans(clinic)).toEqual(all);
});
