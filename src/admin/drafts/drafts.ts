import { forget, listIds, readValue, writeValue } from "@/storage/storage.ts";
import type { VersionedKey } from "@/storage/keys.ts";

/** Unsaved text that this browser keeps, and which version of the stored thing it was written over. */
export interface Draft<Form> {
  values: Form;
  /** When that version was stored; null for something new. */
  basedOn: string | null;
}

export interface Drafts<Form> {
  /** Keeps what is typed for a thing, or for the new one (null); where storage is blocked or full, not. */
  keep: (id: string | null, draft: Draft<Form>) => void;
  /** The kept text of a thing, or null. Anything in storage that makes no sense counts as none. */
  read: (id: string | null) => Draft<Form> | null;
  /** Forgets the kept text of a thing; null is the new one. */
  drop: (id: string | null) => void;
  /** All kept texts, each with its id; null is the new one. */
  list: () => { id: string | null; values: Form }[];
}

const NEW = "new";

/**
 * The unsaved texts of one kind of form. Its fields hold texts, numbers, yes or no, or lists of texts.
 *
 * @param empty what the fields hold when nothing was typed
 */
export function draftsOf<Form extends object>(key: VersionedKey, empty: Form): Drafts<Form> {
  const read = (id: string | null): Draft<Form> | null => {
    const stored = readValue(key, id ?? NEW);
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
    if (!("values" in stored)) return null;
    const basedOn = "basedOn" in stored && typeof stored.basedOn === "string" ? stored.basedOn : null;
    return { values: formFrom(stored.values, empty), basedOn };
  };
  return {
    keep: (id, draft) => void writeValue(key, draft, id ?? NEW),
    read,
    drop: (id) => forget(key, id ?? NEW),
    list: () =>
      listIds(key).flatMap((stored) => {
        const id = stored === NEW ? null : stored;
        const draft = read(id);
        return draft ? [{ id, values: draft.values }] : [];
      }),
  };
}

/** The fields of the right kind; the others are empty. */
function formFrom<Form extends object>(values: unknown, empty: Form): Form {
  const kinds = new Map<string, unknown>(Object.entries(empty));
  const kept = Object.entries(values ?? {}).flatMap(([field, value]: [string, unknown]) => {
    const kind = kinds.get(field);
    if (typeof value !== typeof kind || Array.isArray(value) !== Array.isArray(kind)) return [];
    return [[field, Array.isArray(value) ? value.filter((item) => typeof item === "string") : value]];
  });
  return { ...empty, ...Object.fromEntries(kept) };
}
