import { randomUUID } from "node:crypto";
import type { Calibration } from "../calibration.ts";
import { figureInMs, progress, type Figure } from "../pagesReport.ts";
import type { AdminOwner } from "./calls.ts";

const ROWS = 10_000;
const CLINICS = 1_500;
const PART = 200;
const CHECK_MS = 30_000;
const APPLY_MS = 8_000;

type Row = Record<string, string | string[] | null>;

export async function measureImports(owner: AdminOwner, calibration: Calibration): Promise<Figure[]> {
  const clinics = await exported(owner, "clinics", CLINICS);
  const added = await importFile(owner, "10,000 new prices", newPrices(clinics), calibration);
  const prices = await exported(owner, "prices", ROWS);
  const changed = prices.map((id, index) => ({ id, amount: String(1_000 + index) }));
  return [...added, ...(await importFile(owner, "10,000 changed prices", changed, calibration))];
}

async function exported(owner: AdminOwner, kind: string, many: number): Promise<string[]> {
  const ids: string[] = [];
  let after = kind === "clinics" ? "" : "00000000-0000-0000-0000-000000000000";
  while (ids.length < many) {
    const { data, error } = await owner.rpc("export_rows", { p_kind: kind, p_after: after });
    if (error) throw new Error(`Exporting ${kind}: ${error.message}`);
    ids.push(...(data as { id: string }[]).map(({ id }) => id));
    after = ids.at(-1) ?? "";
  }
  return ids.slice(0, many);
}

const ITEMS = ["icsi", "pgt_embryo", "donor_sperm", "storage", "freezing", "drugs", "tests"];

function newPrices(clinics: string[]): Row[] {
  return Array.from({ length: ROWS }, (_, index) => ({
    ...{ clinic_id: clinics[index % CLINICS] ?? "", status: "sourced", published_by: "clinic" },
    ...{ source_name: "Price list 2026", source_url: "https://example.org/prices", checked_on: "2026-05-01" },
    ...{ item: ITEMS[Math.floor(index / CLINICS)] ?? "", amount: String(100 + index), currency: "EUR" },
    ...{ per: "cycle", includes: [], excludes: [] },
  }));
}

/** Imported once, so only the machine says how sure its times are. */
async function importFile(
  owner: AdminOwner,
  what: string,
  rows: Row[],
  calibration: Calibration,
): Promise<Figure[]> {
  progress(`Importing ${what}`);
  const file = { p_import: randomUUID(), p_kind: "prices", p_columns: Object.keys(rows[0] ?? {}) };
  const began = performance.now();
  for (let line = 0; line < rows.length; line += PART) {
    const part = rows.slice(line, line + PART).map((cells, index) => ({ line: line + index + 2, cells }));
    const { error } = await owner.rpc("check_import", { ...file, p_rows: part });
    if (error) throw new Error(`Checking ${what}: ${error.message}`);
  }
  const checked = performance.now();
  const { error } = await owner.rpc("apply_import", { p_import: file.p_import, p_lines: rows.length });
  if (error) throw new Error(`Applying ${what}: ${error.message}`);
  const applied = performance.now();
  calibration.tick();
  return [
    figureInMs(`Import: checking ${what}`, [checked - began], CHECK_MS, calibration),
    figureInMs(`Import: applying ${what}`, [applied - checked], APPLY_MS, calibration),
  ];
}
