import { readFileSync } from "node:fs";
import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { COUNTRIES } from "../../src/directory/countries/countries.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { rolledBack } from "../support/database/rolledBack.ts";
import { SEEDED_CLINICS } from "../support/seededClinics.ts";

const FIGURES = [
  "price_euros",
  "success_rate",
  "egg_donation_success_rate",
  "review_score",
  "overall_score",
] as const;

async function readSeeded() {
  const { data } = await anonymous().from("clinics").select().order("id");
  return (data ?? []).filter(({ id }) => !id.startsWith("test-"));
}

async function readClinic(id: string) {
  const clinic = (await readSeeded()).find((each) => each.id === id);
  if (!clinic) throw new Error(`The seed has no clinic ${id}`);
  return clinic;
}

function readEverything(sql: TransactionSql) {
  return sql`
    select c::text as row from public.clinics c union all select r::text from public.clinic_results r
    union all select p::text from public.clinic_prices p union all select r::text from public.clinic_reviews r
    union all select s::text from public.clinic_services s
    union all select k::text from public.clinic_contacts k order by row`;
}

test("the directory starts with clinics of the countries that have pages", async () => {
  const clinics = await readSeeded();
  expect(clinics).toHaveLength(SEEDED_CLINICS.length);
  expect(new Set(clinics.flatMap((clinic) => clinic.countries))).toEqual(
    new Set(COUNTRIES.map(({ listedAs }) => listedAs)),
  );
  expect(clinics.every((clinic) => clinic.locations.length > 0)).toBe(true);
});

test.for(["kriobank", "ovum"])("%s has no figures, since none are known", async (id) => {
  const clinic = await readClinic(id);
  for (const figure of FIGURES) expect(clinic[figure]).toBeNull();
});

test.for(["reprofit", "prague-fertility"])("%s has every figure, as a JSON number", async (id) => {
  const clinic = await readClinic(id);
  for (const figure of FIGURES) expect(clinic[figure]).toBeTypeOf("number");
  expect(clinic.upvote_count).toBeTypeOf("number");
});

test("numbers arrive exactly as they were written", async () => {
  expect(await readClinic("prague-fertility")).toMatchObject({
    ...{ price_euros: 2900, success_rate: 72, egg_donation_success_rate: 78 },
    ...{ review_score: 4.8, overall_score: 95 },
  });
});

test("a headline with a source says what it rests on, with the register's own range and verdict", async () => {
  const bases = Object.fromEntries((await readSeeded()).map(({ id, basis }) => [id, basis]));
  expect(bases["kings-fertility"]).toEqual({
    price: "v/c/GBP/-/m+r+t/d+f+i+s/2026-04-01/t/2026-09-13",
    reviews: "HFEA patient rating/5/13/2026-11-23",
    services: "iv/",
    success: "l/e/o/a/n/all/2023/2023/1961/r/2026-09-13/29-36/a",
  });
  // Without a rate for all ages, the youngest band.
  expect(bases["guys-hospital"]).toMatchObject({ success: "l/s/o/fre/?/-34/2018/2018/664/r/2026-11-23" });
});

test("three headlines of Czech and Polish clinics have a source; the others are samples", async () => {
  const sourced = (await readSeeded()).filter(
    ({ basis, countries }) =>
      Object.keys(basis as object).some((key) => key !== "services") && !countries.includes("United Kingdom"),
  );
  expect(sourced.map(({ id, basis }) => ({ id, basis }))).toEqual([
    {
      id: "gennet",
      basis: {
        price: "v/c/EUR/s/c+F+m+r+t/d/2026-09-01/t/2026-09-13",
        services: "PSegiv/",
      },
    },
    {
      id: "novum",
      basis: {
        success: "c/t/o/a/?/all/2004/2013/?/c/2026-11-22",
        services: "v/",
      },
    },
    {
      id: "reprofit",
      basis: {
        price: "v/c/EUR/-/b+c+i+m+r+t/a+f+T+l/2026/t/2026-09-13",
        treatments: "ets2026=123000CZK,it-2026=3245",
        services: "eiv/",
      },
    },
  ]);
  expect(await readClinic("gennet")).toMatchObject({ price_euros: 3190, success_rate: 63 });
  expect(await readClinic("novum")).toMatchObject({ price_euros: 2350, success_rate: 43 });
  expect(await readClinic("reprofit")).toMatchObject({ price_euros: 3245, success_rate: 65 });
});

test("treatments and languages that a source names are known, and samples only where there are none", async () => {
  const services = Object.fromEntries(
    (await readSeeded()).map(({ id, basis }) => [id, (basis as { services?: string }).services]),
  );
  expect(services).toMatchObject({
    ...{ "europe-ivf": "/deen", "ivf-cube": "/en", gynem: "e/", iscare: "e/" },
    ...{ unica: "~Peivz/csdeenfr", fertimedica: "~iv-Ee/pl-de" },
  });
  expect(services).not.toHaveProperty("kriobank", expect.anything());
});

test("only Prague Fertility Centre has fixed prices, only INVICTA an external logo", async () => {
  const clinics = await readSeeded();
  expect(clinics.filter((clinic) => clinic.fixed_prices !== null).map(({ id }) => id)).toEqual([
    "prague-fertility",
  ]);
  expect(clinics.filter((clinic) => clinic.hero_logo_url !== null).map(({ id }) => id)).toEqual(["invicta"]);
});

test("fixed prices keep the order in which they are shown", async () => {
  const { fixed_prices: prices } = await readClinic("prague-fertility");
  expect(Object.keys(prices ?? {})).toEqual([
    "IVF with ICSI",
    "IVF with Egg Donation",
    "Embryo Donation",
    "Egg Freezing",
  ]);
});

const seed = ["seed", "seed-united-kingdom", "seed-samples"]
  .map((name) => readFileSync(`supabase/${name}.sql`, "utf8"))
  .join("");

test("the seed runs again although its clinics were merged into another, and leaves those alone", async () => {
  await rolledBack(async (sql) => {
    await sql`select set_config('private.merging', 'yes', true)`;
    await sql`update public.clinics set published = false, merged_into = 'clayo' where id <> 'clayo'`;
    const before = await readEverything(sql);
    await sql.unsafe(seed);
    expect(await readEverything(sql)).toEqual(before);
  });
});

test("the seed changes nothing when it runs again, not even what was edited since", async () => {
  await rolledBack(async (sql) => {
    await sql`update public.clinics set overall_score = 1, fixed_prices = '{"IVF": 1}',
      hero_logo_url = 'https://example.org/logo.png' where id in ('prague-fertility', 'invicta')`;
    await sql`update public.clinic_results set percentage = 1 where clinic_id = 'novum'`;
    await sql`update public.clinic_prices set retired_at = now() where clinic_id in ('reprofit', 'unica')`;
    const before = await readEverything(sql);
    await sql.unsafe(seed);
    expect(await readEverything(sql)).toEqual(before);
  });
});

test("a visitor can neither add, change nor remove a clinic", async () => {
  const [clinic, visitor] = [await someClinic(), anonymous()];
  const attempts = await Promise.all([
    visitor.from("clinics").insert({ id: "test-intruder", name: "Intruder" }),
    visitor.from("clinics").upsert({ id: clinic, name: "Taken over" }),
    visitor.from("clinics").update({ name: "Taken over" }).eq("id", clinic),
    visitor.from("clinics").update({ upvote_count: 999 }).eq("id", clinic),
    visitor.from("clinics").update({ upvote_count: 999 }).neq("id", ""),
    visitor.from("clinics").delete().eq("id", clinic),
    visitor.from("clinics").delete().neq("id", ""),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 401));
  expect(
    await asOwner`select id, name, upvote_count from public.clinics
      where id in (${clinic}, 'test-intruder') or upvote_count = 999`,
  ).toEqual([{ id: clinic, name: "Test clinic", upvote_count: 0 }]);
  expect(await readSeeded()).toHaveLength(SEEDED_CLINICS.length);
});
