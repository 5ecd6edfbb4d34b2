import { forget, listIds, readValue, writeValue } from "@/storage/storage.ts";
import type { VersionedKey } from "@/storage/keys.ts";

export interface Draft<Form> {
  values: Form;
  /** Null for something new. */
  basedOn: string | null;
}

export interface Drafts<Form> {
  /** Does nothing where storage is blocked or full. The id is null for something new. */
  keep: (id: string | null, draft: Draft<Form>) => void;
  read: (id: string | null) => Draft<Form> | null;
  drop: (id: string | null) => void;
  list: () => { id: string | null; values: Form }[];
}

const NEW = "new";

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param empty what untouched fields hold */
export function draftsOf<Form extends object>(key: VersionedKey, empty: Form): Drafts<Form> {
  const read = (id: string | null): Draft<Form> | null => {
    const stored = readValue(key, id ?? NEW);
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
    if (!("values" in stored)) return null;
    const basedOn = "basedOn" in stored && typeof stored.basedOn === "string" ? stored.basedOn : null;
    return { values: formFrom(stored.values, empty), basedOn };
  };
  return {
    keep: (id, draft) => {
      writeValue(key, draft, id ?? NEW);
      notify();
    },
    read,
    drop: (id) => {
      forget(key, id ?? NEW);
      notify();
    },
    list: () =>
      listIds(key).flatMap((stored) => {
        const id = stored === NEW ? null : stored;
        const draft = read(id);
        return draft ? [{ id, values: draft.values }] : [];
      }),
  };
}

function formFrom<Form extends object>(values: unknown, empty: Form): Form {
  const kinds = new Map<string, unknown>(Object.entries(empty));
  const kept = Object.entries(values ?? {}).flatMap(([field, value]: [string, unknown]) => {
    const kind = kinds.get(field);
    if (typeof value !== typeof kind || Array.isArray(value) !== Array.isArray(kind)) return [];
    return [[field, Array.isArray(value) ? value.filter((item) => typeof item === "string") : value]];
  });
  return { ...empty, ...Object.fromEntries(kept) };
}
