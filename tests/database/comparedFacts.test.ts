import { expect, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someAdmin } from "../support/database/accounts.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, addSample, FACT_TABLES, SAMPLE_TABLES } from "../support/database/facts.ts";

interface Facts {
  clinic_id: string;
  results: { id: string }[];
  prices: { id: string }[];
  reviews: { id: string }[];
  services: { id: string }[];
  contacts: { id: string }[];
}

async function read(ids: string[], visitor = anonymous()): Promise<Facts[]> {
  const { data, error } = await visitor.rpc("clinics_facts", { p_ids: ids }, { get: true });
  if (error) throw error;
  return data as unknown as Facts[];
}

test("one call brings the facts of four clinics, as one call for each would, in the order asked for", async () => {
  const clinics = [await someClinic(), await someClinic(), await someClinic(), await someClinic()];
  for (const clinic of clinics.slice(1)) {
    for (const table of SAMPLE_TABLES) await addSample(table, clinic);
    for (const table of FACT_TABLES) {
      await addFact(table, clinic);
      await addFact(table, clinic, { retired_at: "2026-01-01" });
    }
  }
  const together = await read(clinics);
  expect(together.map(({ clinic_id }) => clinic_id)).toEqual(clinics);
  for (const { clinic_id, ...facts } of together) {
    const { data } = await anonymous().rpc("clinic_facts", { p_clinic_id: clinic_id });
    const { results, prices, reviews, services, contacts } = data as unknown as Facts;
    expect(facts).toEqual({ results, prices, reviews, services, contacts });
  }
  expect(together.map(({ prices }) => prices.length)).toEqual([0, 2, 2, 2]);
  const turned = await read(clinics.toReversed());
  expect(turned).toEqual(together.toReversed());
});

test("an unpublished clinic and none at all are left out, and a clinic named twice is there once", async () => {
  const [listed, unpublished] = [await someClinic(), await someClinic()];
  for (const table of FACT_TABLES) await addFact(table, unpublished);
  await asOwner`update public.clinics set published = false where id = ${unpublished}`;
  const all = await read([unpublished, listed, "no-such-clinic", listed]);
  expect(all.map(({ clinic_id }) => clinic_id)).toEqual([listed]);
  expect(await read([unpublished])).toEqual([]);
  expect(await read([])).toEqual([]);
  const [seen] = await read([unpublished], await someAdmin());
  expect(seen).toMatchObject({ clinic_id: unpublished, prices: [{}] });
});

test.for<[what: string, ids: unknown]>([
  ["five clinics", ["a", "b", "c", "d", "e"]],
  ["one clinic five times", ["a", "a", "a", "a", "a"]],
  [
    "lists in lists",
    [
      ["a", "b", "c"],
      ["d", "e", "f"],
    ],
  ],
  ["a thousand", Array.from({ length: 1_000 }, (_, index) => `clinic-${index}`)],
])("%s are too many", async ([, ids]) => {
  const { error, status } = await anonymous().rpc("clinics_facts", { p_ids: ids as string[] });
  expect(status).toBe(400);
  expect(error).toMatchObject({ hint: "too-many-clinics" });
});

test("anything but a list of ids finds nothing", async () => {
  for (const ids of [[null], [["reprofit-x"], ["y"]], ["' or 1=1 --"], ["", "%", "*"], null]) {
    const { data } = await anonymous().rpc("clinics_facts", { p_ids: ids as string[] });
    expect(data).toEqual([]);
  }
});

test("the answer on four clinics is bounded, however many facts they have", async () => {
  const clinics = [await someClinic(), await someClinic(), await someClinic(), await someClinic()];
  await asOwner`
    insert into public.clinic_results (clinic_id, status, published_by, source_name, source_url, checked_on, note,
      outcome, denominator, eggs, embryos, period_from, period_to, percentage)
    select id, 'sourced', 'clinic', repeat('x', 200), 'https://clinic.example/' || repeat('x', 2000),
      '2026-11-01', repeat('x', 500), 'live_birth', 'transfer', 'own', 'any', '2024-01-01', '2024-12-31', 30
    from unnest(${clinics}::text[]) id, generate_series(1, 250)`;
  const facts = await read(clinics);
  expect(facts.map(({ results }) => results.length)).toEqual([50, 50, 50, 50]);
  expect(JSON.stringify(facts).length).toBeLessThan(1_000_000);
});

test("of a clinic with many results those with donor eggs are there too, the newest of each", async () => {
  const clinic = await someClinic();
  for (const [eggs, years] of [
    ["own", 60],
    ["donor", 10],
  ] as const)
    for (let year = 0; year < years; year++)
      await addFact("clinic_results", clinic, {
        ...{ eggs, percentage: year, period_from: `${1950 + year}-01-01`, period_to: `${1950 + year}-12-31` },
      });
  const [facts] = await read([clinic]);
  const of = (wanted: string) =>
    (facts!.results as unknown as { eggs: string; percentage: number }[])
      .filter(({ eggs }) => eggs === wanted)
      .map(({ percentage }) => percentage);
  expect(of("own")).toEqual(Array.from({ length: 40 }, (_, index) => 59 - index));
  expect(of("donor")).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test("nobody can filter or select parts of the answer", async () => {
  for (const columns of ["results", "*,results", "0->results"]) {
    const taken = anonymous()
      .rpc("clinics_facts", { p_ids: ["reprofit"] })
      .select(columns as "*");
    expect((await taken).error?.code, columns).toBe("42703");
  }
});
