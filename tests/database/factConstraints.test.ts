import { beforeAll, expect, test } from "vitest";
import { oneAdmin, someUser, tokenOf } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { inDays, REFUSED_FACTS, type Fields } from "../support/database/badFacts.ts";
import { openConnection, waitUntilBlocked } from "../support/database/locks.ts";
import {
  addFact,
  countFacts,
  FACTS,
  type FactTable,
  SAMPLE_TABLES,
  SAMPLES,
} from "../support/database/facts.ts";
import { merge } from "../support/database/merges.ts";
import { refusalsOf } from "../support/database/refusedFacts.ts";

const admin = oneAdmin();

async function store(table: FactTable, fact: Fields) {
  const clinic_id = await someClinic();
  const { error } = await admin()
    .from(table)
    .insert({ clinic_id, ...fact } as never);
  return { refusal: error?.message ?? "stored", stored: await countFacts(clinic_id) };
}

type Named = [what: string, rule: string, place: number];
const named = ([rule, fields]: [string, Fields], place: number): Named => [
  JSON.stringify(fields).slice(0, 60),
  rule,
  place,
];

for (const [name, cases] of Object.entries(REFUSED_FACTS)) {
  const table = name as FactTable;
  let refusals: string[];
  beforeAll(async () => {
    const facts = cases.map(([, fields]) => ({ ...FACTS[table], ...fields }));
    refusals = await refusalsOf(await tokenOf(admin()), table, facts);
  });

  test.for(cases.map(named))(`${table} refuse %s: %s`, ([, rule, place]) => {
    expect(refusals[place]).toContain(`"${rule}"`);
  });

  test(`${table} take a fact that says only what it must`, async () => {
    expect(await store(table, FACTS[table])).toEqual({ refusal: "stored", stored: 1 });
  });

  test(`${table} take no fact of a clinic that doesn't exist`, async () => {
    for (const clinic_id of ["no-such-clinic", "", "Reprofit"]) {
      const answer = await admin()
        .from(table)
        .insert({ ...FACTS[table], clinic_id } as never);
      expect(answer).toMatchObject({
        status: 404,
        error: { hint: "no-such-clinic" },
      });
    }
  });
}

test.for(SAMPLE_TABLES)("%s take a sample, which has no source", async (table) => {
  expect(await store(table, SAMPLES[table])).toEqual({ refusal: "stored", stored: 1 });
  const { published_by, source_name, source_url, checked_on } = FACTS[table];
  for (const source of [{ published_by }, { source_name }, { source_url }, { checked_on }]) {
    expect(await store(table, { ...SAMPLES[table], ...source })).toMatchObject({
      refusal: expect.stringContaining('"sample_has_no_source"'),
      stored: 0,
    });
  }
});

test("a fact without its figure is refused", async () => {
  const missing: [FactTable, string][] = [
    ["clinic_results", "percentage"],
    ["clinic_results", "eggs"],
    ["clinic_prices", "amount"],
    ["clinic_prices", "currency"],
    ["clinic_prices", "per"],
    ["clinic_prices", "clinic_id"],
    ["clinic_reviews", "score"],
    ["clinic_reviews", "count"],
    ["clinic_contacts", "kind"],
    ["clinic_contacts", "value"],
  ];
  for (const [table, column] of missing) {
    const { refusal, stored } = await store(table, { ...FACTS[table], [column]: null });
    expect(refusal, column).toContain(`null value in column "${column}"`);
    expect(stored).toBe(0);
  }
});

test("a figure of a country has a source", async () => {
  const { error } = await admin()
    .from("clinic_results")
    .insert({ ...SAMPLES.clinic_results, country: "Test country" });
  expect(error?.message).toContain('"figure_of_a_country_is_sourced"');
});

test.for<[what: string, fields: Fields]>([
  ["open age bands", { age_from: 40 }],
  ["the ages at both ends", { age_from: 18, age_to: 60 }],
  ["one year of age", { age_from: 35, age_to: 35 }],
  ["one day", { period_from: "2024-02-29", period_to: "2024-02-29" }],
  ["nothing and all", { percentage: 0 }],
  ["all", { percentage: 100, n: 1 }],
  ["its counts, with two decimals", { percentage: 39.26, successes: 148, n: 377 }],
  ["its counts, with one decimal", { percentage: 39.3, successes: 148, n: 377 }],
  ["its counts, in whole percent", { percentage: 39, successes: 148, n: 377 }],
  ["that none of many succeeded", { percentage: 0, successes: 0, n: 13 }],
  ["what its publisher makes of it", { range_from: 27, range_to: 38, verdict: "consistent" }],
  ["births per embryo transferred", { denominator: "embryo" }],
  ["today", { checked_on: inDays(0) }],
  ["a note and who checked", { note: "x".repeat(500), checked_by: "Anna Nováková" }],
])("a result may say %s", async ([, fields]) => {
  expect((await store("clinic_results", { ...FACTS.clinic_results, ...fields })).refusal).toBe("stored");
});

async function change(id: string, fields: Fields): Promise<string> {
  const { error } = await admin()
    .from("clinic_results")
    .update(fields as never)
    .eq("id", id);
  return error?.hint ?? "stored";
}

test("age bands don't overlap by a fact that comes back, or changes what it belongs to", async () => {
  const clinic_id = await someClinic();
  const add = async (fields: Fields) => {
    const { data, error } = await admin()
      .from("clinic_results")
      .insert({ ...FACTS.clinic_results, clinic_id, ...fields } as never)
      .select("id")
      .single();
    expect(error).toBeNull();
    return data!.id;
  };
  const retired = await add({ age_from: 35, age_to: 37 });
  expect(await change(retired, { retired_at: new Date().toISOString() })).toBe("stored");
  await add({ age_from: 36, age_to: 39 });
  expect(await change(retired, { retired_at: null })).toBe("ages-overlap");
  for (const apart of [{ tested: true }, { published_by: "press" }]) {
    const other = await add({ age_from: 38, age_to: 40, ...apart });
    const { published_by } = FACTS.clinic_results;
    expect(await change(other, { tested: null, published_by }), JSON.stringify(apart)).toBe("ages-overlap");
  }
});

test("of two overlapping age bands that are stored at once, one is refused", async () => {
  const clinic_id = await someClinic();
  const [one, other] = [await openConnection(), await openConnection()];
  const add = async ({ sql }: typeof one, age_from: number) => {
    const fact = { ...FACTS.clinic_results, clinic_id, age_from, age_to: 39 };
    return sql`insert into public.clinic_results ${sql(fact)}`.then(
      () => "stored",
      (error: unknown) => (error as { hint?: string }).hint,
    );
  };
  await one.sql`begin`;
  expect(await add(one, 35)).toBe("stored");
  const second = add(other, 36);
  await waitUntilBlocked(other.pid);
  await one.sql`commit`;
  expect(await second).toBe("ages-overlap");
  expect(await countFacts(clinic_id)).toBe(1);
});

test("a merge is undone while an editor stores an age band, and neither waits for the other forever", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  for (const clinic of [from, into]) await addFact("clinic_results", clinic, { age_from: 35, age_to: 37 });
  await merge(from, into);
  const [editor, merging] = [await openConnection(), await openConnection()];
  await editor.sql`begin`;
  await editor.sql`select private.lock_ages()`;
  const undone = merging.sql`select private.unmerge_clinic(${from})`.then(() => "undone");
  await waitUntilBlocked(merging.pid);
  const fact = { ...FACTS.clinic_results, clinic_id: into, age_from: 38, age_to: 39 };
  await editor.sql`insert into public.clinic_results ${editor.sql(fact)}`;
  await editor.sql`commit`;
  expect(await undone).toBe("undone");
  expect([await countFacts(from), await countFacts(into)]).toEqual([1, 2]);
});

test("somebody signed in without a role can't tell clinics and ages from none", async () => {
  const [listed, hidden] = [await someClinic(), await someClinic()];
  await asOwner`update public.clinics set published = false where id = ${hidden}`;
  const stranger = await someUser();
  for (const clinic_id of [listed, hidden, "no-such-clinic"]) {
    const { error } = await stranger.from("clinic_results").insert({ ...FACTS.clinic_results, clinic_id });
    expect(error, clinic_id).toMatchObject({ code: "42501" });
  }
});

test("one source's age bands of a measure don't overlap, except 'all ages'", async () => {
  const clinic_id = await someClinic();
  const add = async (ages: Fields) => {
    const { error } = await admin()
      .from("clinic_results")
      .insert({ ...FACTS.clinic_results, clinic_id, ...ages } as never);
    return error && [error.hint, error.message];
  };
  expect(await add({ age_to: 34 })).toBeNull();
  expect(await add({ age_from: 35, age_to: 37 })).toBeNull();
  expect(await add({})).toBeNull();
  expect(await add({ age_from: 36, age_to: 39 })).toEqual([
    "ages-overlap",
    "The ages 36 to 39 overlap with 35 to 37 of the same figure",
  ]);
  expect(await add({ age_to: 35 })).toEqual([
    "ages-overlap",
    expect.stringMatching(/^The ages up to 35 overlap with /),
  ]);
  for (const apart of [
    { denominator: "transfer" },
    { eggs: "donor" },
    { tested: false },
    { period_to: "2024-06-30" },
    { source_url: "https://clinic.example/other" },
  ]) {
    expect(await add({ age_from: 36, age_to: 39, ...apart }), JSON.stringify(apart)).toBeNull();
  }
});

test("the texts of a fact are stored composed", async () => {
  const clinic_id = await someClinic();
  const typed = "Zli\u0301n";
  await admin()
    .from("clinic_reviews")
    .insert({ ...FACTS.clinic_reviews, clinic_id, platform: typed, note: typed, source_name: typed });
  const { data } = await admin()
    .from("clinic_reviews")
    .select("platform, note, source_name")
    .eq("clinic_id", clinic_id);
  expect(data).toEqual([{ platform: "Zlín", note: "Zlín", source_name: "Zlín" }]);
});
