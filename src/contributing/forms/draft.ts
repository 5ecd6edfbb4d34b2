import type { VersionedKey } from "@/storage/keys.ts";
import { forget, readValue, writeValue } from "@/storage/storage.ts";

export type Texts<Field extends string> = Record<Field, string>;

interface DraftRules<Field extends string> {
  key: VersionedKey;
  empty: Texts<Field>;
  choices?: Partial<Record<Field, readonly string[]>>;
}

export interface Draft<Field extends string> {
  empty: Texts<Field>;
  load: () => Texts<Field> | null;
  from: (values: object) => Texts<Field> | null;
  /** @param formId under which these values are being sent; the next change forgets it */
  save: (values: Texts<Field>, formId?: string) => void;
  /** Of the values that are stored, if they were sent before; null otherwise. */
  formId: () => string | null;
  clear: () => void;
}

const UUID = /^[\da-f-]{36}$/;

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
    save: (values, formId) => void (isEmpty(values) ? forget(key) : writeValue(key, { ...values, formId })),
    formId: () => {
      const stored = readValue(key);
      const formId = typeof stored === "object" && stored !== null && "formId" in stored && stored.formId;
      return typeof formId === "string" && UUID.test(formId) ? formId : null;
    },
    clear: () => forget(key),
  };
}
