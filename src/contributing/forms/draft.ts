import type { VersionedKey } from "@/storage/keys.ts";
import { forget, readValue, writeValue } from "@/storage/storage.ts";

/** The texts that stand in a form's fields. */
export type Texts<Field extends string> = Record<Field, string>;

interface DraftRules<Field extends string> {
  /** Where it is kept. */
  key: VersionedKey;
  /** What stands in the form at first, and is not worth keeping. */
  empty: Texts<Field>;
  /** What can be chosen in fields that aren't free text. */
  choices?: Partial<Record<Field, readonly string[]>>;
}

/** What is typed into a form, kept for the next visit. Where storage is blocked or full, it is not. */
export interface Draft<Field extends string> {
  empty: Texts<Field>;
  /** What was typed before, or null. Anything in storage that makes no sense counts as empty. */
  load: () => Texts<Field> | null;
  /** What of some values can stand in the form; null when that is nothing. */
  from: (values: object) => Texts<Field> | null;
  save: (values: Texts<Field>) => void;
  /** Forgets what was typed. */
  clear: () => void;
}

/** The draft of one form. */
export function draftOf<Field extends string>({ key, empty, choices }: DraftRules<Field>): Draft<Field> {
  const isField = (name: string): name is Field => Object.hasOwn(empty, name);
  const isPossible = (field: Field, value: unknown): value is string =>
    typeof value === "string" && choices?.[field]?.includes(value) !== false;
  const isEmpty = (values: Texts<Field>) =>
    Object.entries(empty).every(([field, first]) => isField(field) && values[field] === first);

  const from = (values: object) => {
    const draft: Texts<Field> = { ...empty };
    for (const [field, value] of Object.entries(values)) {
      if (isField(field) && isPossible(field, value)) draft[field] = value;
    }
    return isEmpty(draft) ? null : draft;
  };
  return {
    empty,
    from,
    load: () => {
      const stored = readValue(key);
      return typeof stored === "object" && stored !== null ? from(stored) : null;
    },
    save: (values) => void (isEmpty(values) ? forget(key) : writeValue(key, values)),
    clear: () => forget(key),
  };
}
