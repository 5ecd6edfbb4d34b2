import type { Json } from "@/backend/database.types.ts";
import { isoInstant } from "@/backend/isoInstant.ts";
import { KINDS, type FactRow, type Kind } from "./factForm.ts";

export interface StoredFact {
  kind: Kind;
  id: string;
  /** Samples have no source; they can be retired but not edited. */
  isSample: boolean;
  isRetired: boolean;
  changedAt: string;
  row: FactRow;
}

export function factsToEdit(json: Json): StoredFact[] | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  if (!KINDS.every((kind) => Array.isArray(json[kind]))) return null;
  return KINDS.flatMap((kind) => {
    const rows = json[kind];
    return Array.isArray(rows) ? rows.flatMap((row) => storedFact(kind, row) ?? []) : [];
  });
}

function storedFact(kind: Kind, row: Json): StoredFact | null {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return null;
  const { id, status, changed_at: changedAt } = row;
  if (typeof id !== "string" || typeof changedAt !== "string") return null;
  return {
    ...{ kind, id, row },
    isSample: status === "sample",
    isRetired: typeof row.retired_at === "string",
    changedAt: isoInstant(changedAt),
  };
}
