import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { CLINIC_COLUMNS } from "@/features/clinics/clinic.ts";
import { codeOf, TREATMENTS } from "@/features/facts/codes.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { clinicRows } from "../bench/clinicRows.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { fillWithClinics, removeClinics } from "../support/database/muchData.ts";
import { rawRequest } from "../support/database/rawRequest.ts";

const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };
const many = async (sql: string) => asOwner.unsafe(sql);

beforeAll(() => fillWithClinics(many));
afterAll(() => removeClinics(many));

type Row = Record<string, unknown> & { id: string; basis: Record<string, string> };

/** The home page's list as text, and as rows. */
async function readList(): Promise<{ text: string; rows: Row[] }> {
  const pages = [await readPage(0), await readPage(1_000)];
  return { text: pages.join(""), rows: pages.flatMap((body) => JSON.parse(body) as Row[]) };
}

async function readPage(offset: number): Promise<string> {
  const order = "overall_score.desc.nullslast,id";
  const path = `/rest/v1/clinics?select=${CLINIC_COLUMNS}&order=${order}&offset=${offset}&limit=1000`;
  return (await rawRequest(inject("apiUrl"), path, { headers })).body;
}

test("eight facts of each of 1,500 clinics make the home page's list no longer than one source of each once did", async () => {
  const ids = clinicRows(1_500).map(({ id }) => id);
  for (const [table, each] of Object.entries({ clinic_results: 4, clinic_prices: 3, clinic_reviews: 1 })) {
    const [row] = await asOwner`
      select count(*)::int as facts from public.${asOwner(table)} where clinic_id = any (${ids})`;
    expect(row).toEqual({ facts: 1_500 * each });
  }

  const { text, rows } = await readList();
  const ours = rows.filter(({ id }) => ids.includes(id));
  expect(ours).toHaveLength(1_500);
  expect(ours.filter(({ basis }) => Object.keys(basis).length === 4)).toHaveLength(1_500);

  // A row had four columns for the source of all its figures. As true ones, those of the seed.
  const sources = await asOwner<{ source_name: string; source_url: string }[]>`
    select source_name, source_url from public.clinic_prices where published_by = 'third_party'
    union all select source_name, source_url from public.clinic_results where clinic_id = 'novum' and status = 'sourced'`;
  expect(sources).toHaveLength(4);
  const before = rows.map(({ basis, ...row }, index) => {
    const source = Object.keys(basis).length === 0 ? undefined : sources[index % sources.length];
    const provenance = {
      figures_source: source?.source_name ?? null,
      figures_source_url: source?.source_url ?? null,
      figures_period: source ? "2024" : null,
      figures_checked_on: source ? "2026-09-13" : null,
    };
    return Object.assign(row, provenance);
  });
  // Both as PostgREST writes them: without spaces, but for those in a jsonb.
  expect(text.length).toBeLessThanOrEqual(JSON.stringify(before).length);
});

test("the rows of the bench are those that the database makes of their facts", async () => {
  const [row] = clinicRows(1);
  const { data } = await anonymous().from("clinics").select(CLINIC_COLUMNS).eq("id", row!.id).single();
  expect(data).toEqual({ ...row, upvote_count: 0 });
});

test("a treatment that is cut short is told from all others", async () => {
  const [row] = await asOwner<{ treatments: Record<string, string> }[]>`
    select private.treatments() as treatments`;
  const cut = Object.entries(row?.treatments ?? {});
  expect(cut.map(([treatment]) => treatment).toSorted()).toEqual([...TREATMENTS].toSorted());
  for (const [treatment, short] of cut) expect(codeOf(TREATMENTS, short)).toBe(treatment);
});
