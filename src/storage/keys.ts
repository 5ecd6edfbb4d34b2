interface Kind {
  place: "session storage" | "local storage";
  /** Version of the stored shape, unless the specification defines it; other versions are ignored. */
  version?: number;
}

/** A key that ends in a colon is followed by an id. The privacy policy explains each. */
export const KEYS = {
  "clinic-session-id": { place: "session storage" },
  "guided-start": { place: "session storage", version: 2 },
  "age-band": { place: "session storage", version: 1 },
  "clinic-votes": { place: "session storage", version: 1 },
  "compared-clinics": { place: "session storage", version: 1 },
  "reloaded-for-new-version": { place: "session storage" },
  measuring: { place: "local storage" },
  "has-fonts": { place: "local storage" },
  shortlist: { place: "local storage", version: 1 },
  "add-clinic-draft": { place: "local storage", version: 1 },
  "report-figure-draft": { place: "local storage", version: 1 },
  "plan-answers": { place: "local storage", version: 1 },
  "plan-dates": { place: "local storage", version: 1 },
  "plan-afterwards": { place: "local storage", version: 1 },
  "plan-folder": { place: "local storage", version: 1 },
  "plan-costs": { place: "local storage", version: 1 },
  "due-date-disclaimer-accepted": { place: "local storage" },
  "semen-analysis-disclaimer-accepted": { place: "local storage" },
  admin_authenticated: { place: "local storage" },
  admin_email: { place: "local storage" },
  "ivf-admin-session": { place: "local storage" },
  "ivf-admin-draft:": { place: "local storage", version: 1 },
  "ivf-admin-clinic-draft:": { place: "local storage", version: 1 },
  "ivf-admin-fact-draft:": { place: "local storage", version: 1 },
  "ivf-admin-rule-draft:": { place: "local storage", version: 1 },
  "ivf-admin-name": { place: "local storage" },
  "storage-probe": { place: "local storage" },
} as const satisfies Record<string, Kind>;

export type StorageKey = keyof typeof KEYS;

export type VersionedKey = {
  [Key in StorageKey]: (typeof KEYS)[Key] extends { version: number } ? Key : never;
}[StorageKey];
