import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { COUNTRIES, LISTING_TYPES, RELATIONSHIPS, SATISFACTIONS } from "./choices.ts";
import { EMPTY_FORM, type FormValues } from "./submissionSchema.ts";

const KEY = "add-clinic-draft";

const TEXT_FIELDS = ["clinicName", "website", "additionalInfo"] as const;
const CHOICES: Partial<Record<keyof FormValues, readonly string[]>> = {
  listingType: LISTING_TYPES,
  country: COUNTRIES,
  satisfaction: SATISFACTIONS,
  relationship: RELATIONSHIPS,
};

/** What was typed here before, or null. Anything in storage that makes no sense counts as empty. */
export function loadDraft(): FormValues | null {
  const stored = readValue(KEY);
  return typeof stored === "object" && stored !== null ? draftFrom(stored) : null;
}

/** What of some values can stand in the form; null when that is nothing. */
export function draftFrom(values: object): FormValues | null {
  const draft = { ...EMPTY_FORM };
  for (const [field, value] of Object.entries(values)) {
    if (isField(field) && isPossible(field, value)) draft[field] = value;
  }
  return isEmpty(draft) ? null : draft;
}

/** Keeps what is typed for the next visit; where storage is blocked or full, not. */
export function saveDraft(values: FormValues): void {
  if (isEmpty(values)) forget(KEY);
  else writeValue(KEY, values);
}

/** Forgets what was typed. */
export function clearDraft(): void {
  saveDraft(EMPTY_FORM);
}

function isField(name: string): name is keyof FormValues {
  return Object.hasOwn(EMPTY_FORM, name);
}

function isPossible(field: keyof FormValues, value: unknown): value is string {
  if (typeof value !== "string") return false;
  return TEXT_FIELDS.some((name) => name === field) || CHOICES[field]?.includes(value) === true;
}

function isEmpty(values: FormValues): boolean {
  return Object.entries(EMPTY_FORM).every(([field, empty]) => isField(field) && values[field] === empty);
}
