import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact } from "../support/database/facts.ts";
import { applyImport, checkImport, price, type Cells } from "../support/database/imports.ts";

const pricesOf = async (clinic: string) =>
  asOwner<
    { amount: string }[]
  >`select amount from public.clinic_prices where clinic_id = ${clinic} order by amount`;

test.for<[string, string, Cells, object]>([
  ["a number that is none", "prices", { amount: "a lot" }, { state: "22P02", column: "amount" }],
  ["a day that is none", "prices", { checked_on: "2026-02-30" }, { state: "22008", column: "checked_on" }],
  ["an id that is none", "prices", { id: "x" }, { state: "22P02", column: "id" }],
  ["what a check of the table refuses", "prices", { amount: "-1" }, { constraint: "amount_is_0_to_1000000" }],
  ["an unknown clinic", "prices", { clinic_id: "no-such-clinic" }, { state: "PT404" }],
  ["what must be given", "prices", { item: null }, { state: "23502", column: "item" }],
  ["an id with capitals", "clinics", { id: "Test", name: "x" }, { state: "23514", column: "id" }],
  ["the home page's place", "clinics", { id: "sponsored-slot", name: "x" }, { column: "id" }],
  ["a name of nothing to see", "clinics", { id: "test-x", name: "\u200b" }, { column: "name" }],
  [
    "a price list that is none",
    "clinics",
    { id: "test-x", name: "x", fixed_prices: "cheap" },
    { column: "fixed_prices" },
  ],
])("a line with %s is refused and says why", async ([, kind, cells, why]) => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const row = kind === "prices" ? { ...price(clinic, "1"), ...cells } : cells;
  const { id, verdicts } = await checkImport(admin, kind, [row]);
  expect(verdicts[0]).toMatchObject({ verdict: "refused", ...why });
  expect((await applyImport(admin, id, 1)).error?.hint).toBe("import-refused");
});

test("two lines about the same row are refused, within one call and across two", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const { verdicts } = await checkImport(admin, "prices", [
    price(clinic, "1"),
    price(clinic, "1"),
    price(clinic, "2"),
  ]);
  expect(verdicts.map(({ verdict, message }) => message ?? verdict)).toEqual(["add", "same-line", "add"]);
  const rows = [
    { id: clinic, name: "A" },
    { id: clinic, name: "B" },
  ];
  const twice = await checkImport(admin, "clinics", rows);
  expect(twice.verdicts[1]).toMatchObject({ verdict: "refused", message: "same-id", column: "2" });
});

test("two lines about one fact are refused, however each writes its id", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const id = await addFact("clinic_prices", clinic);
  const spellings = [id, id.toUpperCase(), `{${id}}`, id.replaceAll("-", "")];
  const rows = spellings.map((spelling, index) => ({ id: spelling, amount: String(3_000 + index) }));
  const { verdicts } = await checkImport(admin, "prices", rows);
  expect(verdicts.map(({ verdict, message }) => message ?? verdict)).toEqual([
    ...["change", "same-id", "same-id", "same-id"],
  ]);
});

test("nothing is applied of a file with a missing line, a refused one, or one that changed since", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const row = (name: string) => ({ id: clinic, name });
  const few = await checkImport(admin, "clinics", [row("Few")]);
  expect((await applyImport(admin, few.id, 2)).error?.hint).toBe("import-refused");
  const outdated = await checkImport(admin, "clinics", [row("Outdated")]);
  await asOwner`update public.clinics set name = 'By another' where id = ${clinic}`;
  expect((await applyImport(admin, outdated.id, 1)).error?.hint).toBe("import-outdated");
  const voted = await checkImport(admin, "clinics", [row("With a vote")]);
  await asOwner`update public.clinics set upvote_count = upvote_count + 1 where id = ${clinic}`;
  expect((await applyImport(admin, voted.id, 1)).data).toEqual({ added: 0, changed: 1 });
  const twice = [
    await checkImport(admin, "prices", [price(clinic, "7")]),
    await checkImport(admin, "prices", [price(clinic, "7")]),
  ];
  const applied = await Promise.all(twice.map(async ({ id }) => applyImport(admin, id, 1)));
  expect(applied.map(({ error }) => error?.hint ?? "applied").toSorted()).toEqual([
    "applied",
    "import-outdated",
  ]);
  expect(await pricesOf(clinic)).toHaveLength(1);
  await asOwner`update public.clinics set upvote_count = upvote_count - 1 where id = ${clinic}`;
});

test.for<[what: string, cells: Cells]>([
  ["more cells than the file has columns", { name: "A", website: null, upvote_count: 999, merged_into: "x" }],
  ["fewer cells, which would be emptied without a word", { name: "B" }],
  ["other cells", { name: "C", hero_logo_url: null }],
  ["the counter and a headline", { name: "D", website: null, upvote_count: 99, price_euros: 1 }],
])("a line with %s is refused, so that what was checked is what is written", async ([, cells]) => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const stored = async () => asOwner`select * from public.clinics where id = ${clinic}`;
  await asOwner`update public.clinics set website = 'https://example.org/' where id = ${clinic}`;
  const before = await stored();
  const p_import = randomUUID();
  const { data, error } = await admin.rpc("check_import", {
    ...{ p_import, p_kind: "clinics", p_columns: ["id", "name", "website"] },
    p_rows: [{ line: 2, cells: { id: clinic, ...cells } }],
  });
  expect({ data, hint: error?.hint }).toEqual({ data: null, hint: "import-columns" });
  expect((await applyImport(admin, p_import, 1)).error?.hint).toBe("import-gone");
  expect(await stored()).toEqual(before);
});

test("a file has no columns for the counter, the headlines and the database's own times", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  for (const column of [
    ...[
      "upvote_count",
      "price_euros",
      "success_rate",
      "egg_donation_success_rate",
      "review_score",
      "basis",
      "figure_notes",
    ],
    ...["created_at", "changed_at", "merged_into", "ctid", 'name"; drop table public.clinics; --'],
  ]) {
    const { error } = await checkImport(admin, "clinics", [{ id: clinic, [column]: "1" }]);
    expect(error?.hint, column).toBe("import-columns");
  }
  for (const kind of ["admins", "votes", "blog_posts", ""]) {
    expect((await checkImport(admin, kind, [{ id: clinic }])).error?.hint).toBe("import-columns");
    expect((await admin.rpc("export_rows", { p_kind: kind, p_after: "" })).error?.hint).toBe(
      "import-columns",
    );
  }
});

test("a file with more rows than a person can review is refused", async () => {
  const admin = await someAdmin();
  const lines = Array.from({ length: 10_001 }, (_, line) => ({ line, cells: { id: `test-${line}` } }));
  const { error } = await admin.rpc("check_import", {
    ...{ p_import: randomUUID(), p_kind: "clinics", p_columns: ["id"], p_rows: lines },
  });
  expect(error?.hint).toBe("import-too-long");
});

test("texts that fill the disk part by part are refused, however few rows they are", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const { id } = await checkImport(admin, "clinics", [{ id: clinic, name: "The first" }]);
  // What compares all rows would take longer from here on.
  onTestFinished(async () => void (await asOwner`delete from private.imports where id = ${id}`));
  const checkNext = async (line: number) => {
    const rows = [{ line, cells: { id: `test-${id}-${line}`, name: "New" } }];
    const file = { p_import: id, p_kind: "clinics", p_columns: ["id", "name"], p_rows: rows };
    return (await admin.rpc("check_import", file)).error?.hint;
  };
  const alsoStored = (line: number) => asOwner`
    insert into private.import_rows (import_id, line, key, cells, answer)
    select ${id}, ${line}, 'test-' || ${line}::integer, json_build_object('name', string_agg(md5(n::text), '')),
      json_build_object('verdict', 'refused')
    from generate_series(1, 600000) n`;
  await alsoStored(10);
  expect(await checkNext(3)).toBeUndefined();
  await alsoStored(11);
  await alsoStored(12);
  expect(await checkNext(4)).toBe("import-too-long");
});

test("a file that changes more clinics than votes can wait for is refused; adding as many is not", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const { id } = await checkImport(admin, "clinics", [{ id: clinic, name: "The first" }]);
  // What compares all rows would take longer from here on.
  onTestFinished(async () => void (await asOwner`delete from private.imports where id = ${id}`));
  const checkNew = async () => {
    const rows = [{ line: 3, cells: { id: `test-${id}`, name: "New" } }];
    const file = { p_import: id, p_kind: "clinics", p_columns: ["id", "name"], p_rows: rows };
    return (await admin.rpc("check_import", file)).error?.hint;
  };
  const alsoCheck = (verdict: string) => asOwner`
    insert into private.import_rows (import_id, line, key, cells, answer)
    select ${id}, line, 'test-' || line, '{}', json_build_object('verdict', ${verdict}::text)
    from generate_series(10, 4009) line
    on conflict (import_id, line) do update set answer = excluded.answer`;
  await alsoCheck("add");
  expect(await checkNew()).toBeUndefined();
  await alsoCheck("change");
  expect(await checkNew()).toBe("import-too-long");
});

test("bad lines among good ones are found wherever they stand, and so is a repeat in a later part", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const amounts = ["1", "2", "-3", "4", "5", "6", "seven", "8", "-9"];
  const rows = amounts.map((amount) => price(clinic, amount));
  const { id, verdicts } = await checkImport(admin, "prices", rows);
  const refused = amounts.filter((_, index) => verdicts[index]?.verdict === "refused");
  expect(refused).toEqual(["-3", "seven", "-9"]);
  expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(["add", "refused"]));
  const { data } = await admin.rpc("check_import", {
    ...{ p_import: id, p_kind: "prices", p_columns: Object.keys(rows[0] ?? {}) },
    p_rows: [
      { line: 90, cells: price(clinic, "10") },
      { line: 91, cells: price(clinic, "4") },
    ],
  });
  expect(data).toMatchObject([{ verdict: "add" }, { message: "same-line", column: "5" }]);
  expect(await pricesOf(clinic)).toEqual([]);
});
