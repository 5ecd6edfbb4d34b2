export interface ShortlistedClinic {
  id: string;
  /** Private: it leaves the browser only with its owner's export. */
  note: string;
  /** Grows with each added clinic, so that this order survives a manual one. */
  added: number;
}

/** More than anybody compares, and few enough for a link and for storage. */
export const MAX_SHORTLISTED = 50;
/** That can be typed, in UTF-16 units. Notes that a merge has joined are longer, and nothing is cut off them. */
export const LONGEST_NOTE = 2_000;
const LONGEST_ID = 80;

/** Returns whether a text can be a clinic's id, by the database's rule. */
export function isClinicId(id: unknown): id is string {
  return typeof id === "string" && id.length <= LONGEST_ID && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

export function readShortlist(stored: unknown): ShortlistedClinic[] {
  if (!Array.isArray(stored)) return [];
  const byId = new Map<string, ShortlistedClinic>();
  for (const value of stored as unknown[]) {
    const clinic = readItem(value, byId.size + 1);
    if (clinic && !byId.has(clinic.id) && byId.size < MAX_SHORTLISTED) byId.set(clinic.id, clinic);
  }
  return [...byId.values()];
}

function readItem(value: unknown, place: number): ShortlistedClinic | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, note, added } = { id: null, note: "", added: place, ...value };
  if (!isClinicId(id)) return null;
  return {
    id,
    note: typeof note === "string" ? note.toWellFormed() : "",
    added: Number.isSafeInteger(added) ? added : place,
  };
}

export function withClinics(list: ShortlistedClinic[], ids: readonly string[]): ShortlistedClinic[] {
  const fresh = [...new Set(ids)].filter((id) => isClinicId(id) && !list.some((kept) => kept.id === id));
  const last = Math.max(0, ...list.map(({ added }) => added));
  const more = fresh.map((id, index) => ({ id, note: "", added: last + 1 + index }));
  return [...list, ...more].slice(0, Math.max(MAX_SHORTLISTED, list.length));
}

export function withoutClinic(list: ShortlistedClinic[], id: string): ShortlistedClinic[] {
  return list.filter((kept) => kept.id !== id);
}

export function withReturned(
  list: ShortlistedClinic[],
  returned: readonly ShortlistedClinic[],
  before: readonly ShortlistedClinic[],
): ShortlistedClinic[] {
  let result = list;
  for (const clinic of returned) {
    if (result.some(({ id }) => id === clinic.id)) continue;
    const earlier = new Set(before.slice(0, before.indexOf(clinic)).map(({ id }) => id));
    const place = result.findLastIndex(({ id }) => earlier.has(id)) + 1;
    result = result.toSpliced(place, 0, clinic);
  }
  return result.slice(0, MAX_SHORTLISTED);
}

export function withNote(list: ShortlistedClinic[], id: string, note: string): ShortlistedClinic[] {
  return list.map((kept) => (kept.id === id ? { ...kept, note } : kept));
}

/** Returns the list with one clinic moved up (negative) or down, within the list. */
export function withMoved(list: ShortlistedClinic[], id: string, by: number): ShortlistedClinic[] {
  const from = list.findIndex((kept) => kept.id === id);
  const clinic = list[from];
  if (!clinic) return list;
  const to = Math.min(Math.max(from + by, 0), list.length - 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, clinic);
}

/** Returns the list after a merge; if both were on it, one stays with both notes. */
export function withMerged(list: ShortlistedClinic[], id: string, became: string): ShortlistedClinic[] {
  const old = list.find((kept) => kept.id === id);
  if (!old || id === became || !isClinicId(became)) return list;
  const other = list.find((kept) => kept.id === became);
  if (!other) return list.map((kept) => (kept === old ? { ...old, id: became } : kept));
  const note = [other.note, old.note].filter((text) => text !== "").join("\n");
  return withNote(withoutClinic(list, id), became, note);
}
