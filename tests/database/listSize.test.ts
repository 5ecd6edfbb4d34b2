import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { CLINIC_COLUMNS } from "@/directory/clinics/clinicColumns.ts";
import { TREATMENT_LETTERS } from "@/directory/facts/codes.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { clinicRows } from "../bench/clinicRows.ts";
import { asListed } from "../support/asListed.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { fillWithClinics, removeClinics } from "../support/database/manyRows.ts";
import { rawRequest } from "../support/database/rawRequest.ts";

const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };
const many = async (sql: string) => asOwner.unsafe(sql);

beforeAll(() => fillWithClinics(many));
afterAll(() => removeClinics(many));

const clinics = clinicRows(1_500);
const ids = new Set(clinics.map(({ id }) => id));

interface Page {
  rows: Record<string, unknown>[];
  json: string;
}

async function readList(columns: string, order: string): Promise<Page[]> {
  return [await readPage(columns, order, 0), await readPage(columns, order, 1_000)];
}

async function readPage(columns: string, order: string, offset: number): Promise<Page> {
  const path = `/rest/v1/clinics?select=${columns}&order=${order}&offset=${offset}&limit=1000`;
  const { body } = await rawRequest(inject("apiUrl"), path, { headers });
  const rows = (JSON.parse(body) as (Page["rows"][number] & { id: string })[]).filter(({ id }) =>
    ids.has(id),
  );
  return { rows, json: JSON.stringify(rows) };
}

function sizeOf(pages: string[]): { raw: number; gzipped: number } {
  return {
    raw: shareOf(pages.map((page) => Buffer.byteLength(page))),
    gzipped: shareOf(pages.map((page) => gzipSync(page).length)),
  };
}

const shareOf = (sizes: number[]) => sizes.reduce((one, other) => one + other, 0) / clinics.length;

// Before each fact had its own source (commit 7817057). The columns that are gone were null for every clinic.
const COLUMNS_BEFORE =
  "id,name,countries,locations,website,price_euros,success_rate,egg_donation_success_rate,review_score,overall_score,specialties,established,languages,upvote_count,fixed_prices,hero_logo_url";
const PROVENANCE_BEFORE = {
  ...{ figures_source: null, figures_source_url: null },
  ...{ figures_period: null, figures_checked_on: null },
};

test("eight facts of each of 1,500 clinics cost the home page not a byte more than none did", async () => {
  for (const [table, each] of Object.entries({ clinic_results: 4, clinic_prices: 3, clinic_reviews: 1 })) {
    const [row] = await asOwner`
      select count(*)::int as facts from public.${asOwner(table)} where clinic_id = any (${[...ids]})`;
    expect(row).toEqual({ facts: 1_500 * each });
  }
  const now = await readList(CLINIC_COLUMNS, "id");
  const notes = now.flatMap(({ rows }) => rows.map((row) => String(row.b).split("/")));
  expect(notes).toHaveLength(1_500);
  expect(notes.every((figures) => figures.length === 4 && figures.every((figure) => figure !== ""))).toBe(
    true,
  );

  const listed = await readList(COLUMNS_BEFORE, "overall_score.desc.nullslast,id");
  const before = sizeOf(
    listed.map(({ rows }) => JSON.stringify(rows.map((row) => ({ ...row, ...PROVENANCE_BEFORE })))),
  );
  const after = sizeOf(now.map(({ json }) => json));
  // The size that the issue started from.
  expect(before).toEqual({ raw: expect.closeTo(449, 0), gzipped: expect.closeTo(32.5, 0) });
  expect(after.raw).toBeLessThanOrEqual(before.raw);
  expect(after.gzipped).toBeLessThanOrEqual(before.gzipped);
});

test("the rows of the bench are those that the database makes of their facts", async () => {
  const now = await readList(CLINIC_COLUMNS, "id");
  const stored = new Map(now.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
  for (const clinic of clinics) expect(stored.get(clinic.id)).toEqual(asListed(clinic));
});

test("a page of one clinic reads the same columns", async () => {
  const [clinic] = clinics;
  const { data } = await anonymous().from("clinics").select(CLINIC_COLUMNS).eq("id", clinic!.id).single();
  expect(data).toEqual(asListed(clinic!));
});

test("the database and the site call each treatment by the same letter", async () => {
  const [row] = await asOwner<{ treatments: Record<string, string> }[]>`
    select private.treatment_codes() as treatments`;
  expect(row?.treatments).toEqual(TREATMENT_LETTERS);
});
