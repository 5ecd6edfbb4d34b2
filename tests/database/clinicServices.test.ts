import { expect, test } from "vitest";
import { OFFERED_TREATMENTS } from "@/directory/facts/codes.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { someEditor } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, addSample, SERVICE } from "../support/database/facts.ts";
import { signedUp } from "../support/database/tokens.ts";

const LANGUAGE = { kind: "language", code: "de" };

async function servicesOf(clinic: string) {
  const [row] = await asOwner<{ services: string | null }[]>`
    select basis ->> 'services' as services from public.clinics where id = ${clinic}`;
  return row?.services ?? null;
}

test("every treatment and language that the site names can be stored, and it reads each", async () => {
  const clinic = await someClinic();
  for (const code of OFFERED_TREATMENTS) await addFact("clinic_services", clinic, { code });
  for (const code of NAMES_OF_LANGUAGES.keys())
    await addFact("clinic_services", clinic, { kind: "language", code, is_offered: false });
  const read = readServices((await servicesOf(clinic)) ?? "");
  expect(read?.offered).toEqual(
    new Map([
      ...OFFERED_TREATMENTS.map((code) => [code.replaceAll("_", "-"), true] as const),
      ...[...NAMES_OF_LANGUAGES.keys()].map((code) => [code, false] as const),
    ]),
  );
});

test("of several facts the last checked counts, and retired ones don't", async () => {
  const clinic = await someClinic();
  await addFact("clinic_services", clinic, { checked_on: "2025-01-01" });
  const no = await addFact("clinic_services", clinic, { is_offered: false, checked_on: "2026-01-01" });
  expect(await servicesOf(clinic)).toBe("-e/");
  await asOwner`update public.clinic_services set retired_at = now() where id = ${no}`;
  expect(await servicesOf(clinic)).toBe("e/");
});

test("a published price or rate shows that a treatment is offered, unless a fact denies it", async () => {
  const clinic = await someClinic();
  await addFact("clinic_prices", clinic, { item: "pgt_biopsy", per: "embryo", includes: ["icsi"] });
  await addFact("clinic_results", clinic, { eggs: "donor" });
  await addFact("clinic_prices", clinic, { item: "consultation", per: "visit" });
  expect(await servicesOf(clinic)).toBe("Pei/");
  await addFact("clinic_services", clinic, { is_offered: false });
  expect(await servicesOf(clinic)).toBe("Pi-e/");
});

test("samples count only where nothing has a source", async () => {
  const clinic = await someClinic();
  await addSample("clinic_services", clinic);
  expect(await servicesOf(clinic)).toBe("~/de");
  await addFact("clinic_services", clinic, { kind: "language", code: "en" });
  expect(await servicesOf(clinic)).toBe("/en");
});

test("samples are gone beside any figure with a source, whatever treatment it shows", async () => {
  const figures = { clinic_reviews: {}, clinic_prices: { item: "consultation", per: "visit" } };
  for (const table of ["clinic_reviews", "clinic_prices"] as const) {
    const clinic = await someClinic();
    await addSample("clinic_services", clinic);
    const id = await addFact(table, clinic, figures[table]);
    expect(await servicesOf(clinic)).toBeNull();
    await asOwner`update public.${asOwner(table)} set retired_at = now() where id = ${id}`;
    expect(await servicesOf(clinic)).toBe("~/de");
  }
});

test("visitors and people who signed up read services and write none; editors are told of a wrong code", async () => {
  const clinic_id = await someClinic();
  const row = { ...SERVICE, ...LANGUAGE, clinic_id };
  for (const visitor of [anonymous(), signedUp()])
    expect((await visitor.from("clinic_services").insert(row)).error?.code).toBe("42501");
  const editor = await someEditor();
  const added = await editor.from("clinic_services").insert(row).select("id").single();
  expect(added.error).toBeNull();
  const { error } = await editor.from("clinic_services").insert({ ...row, code: "egg_donation" });
  expect(error).toMatchObject({ code: "23514", message: expect.stringContaining("code_is_one_of_its_kind") });
  const seen = await anonymous()
    .from("clinic_services")
    .select("kind,code,is_offered,source_name,checked_on")
    .eq("clinic_id", clinic_id);
  const { source_name, checked_on } = SERVICE;
  expect(seen.data).toEqual([{ ...LANGUAGE, is_offered: true, source_name, checked_on }]);
});

test("a change is undone from the history, and lists follow", async () => {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  const id = await addFact("clinic_services", clinic);
  await editor.from("clinic_services").update({ is_offered: false }).eq("id", id);
  expect(await servicesOf(clinic)).toBe("-e/");
  const [change] = (await editor.rpc("history_page", { p_clinic: clinic })).data ?? [];
  expect((await editor.rpc("restore_history", { p_id: change!.id })).error).toBeNull();
  expect(await servicesOf(clinic)).toBe("e/");
});

test("a clinic's page and a comparison read them, the one that counts first", async () => {
  const clinic = await someClinic();
  await asOwner`update public.clinics set published = true where id = ${clinic}`;
  await addFact("clinic_services", clinic, { is_offered: false, checked_on: "2025-01-01" });
  await addFact("clinic_services", clinic);
  const page = (await anonymous().rpc("clinic_facts", { p_clinic_id: clinic })).data as {
    services: object[];
  };
  expect(page.services).toMatchObject([
    { ...SERVICE, is_offered: true },
    { code: "egg_donation", is_offered: false },
  ]);
  const [compared] = (await anonymous().rpc("clinics_facts", { p_ids: [clinic] })).data as (typeof page)[];
  expect(compared?.services).toEqual(page.services);
});
