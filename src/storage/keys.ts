interface Kind {
  /** Until the tab is closed; otherwise in local storage, until it is deleted. */
  isOfTab?: true;
  /** Version of the stored shape, unless the specification defines it; other versions are ignored. */
  version?: number;
}

/** A key that ends in a colon is followed by an id. The privacy policy explains each. */
export const KEYS = {
  "clinic-session-id": { isOfTab: true },
  "guided-start": { isOfTab: true, version: 2 },
  "age-band": { isOfTab: true, version: 1 },
  "clinic-votes": { isOfTab: true, version: 1 },
  "compared-clinics": { isOfTab: true, version: 1 },
  "reloaded-for-new-version": { isOfTab: true },
  measuring: {},
  "has-fonts": {},
  shortlist: { version: 1 },
  "add-clinic-draft": { version: 1 },
  "report-figure-draft": { version: 1 },
  "plan-answers": { version: 1 },
  "plan-dates": { version: 1 },
  "plan-afterwards": { version: 1 },
  "plan-folder": { version: 1 },
  "plan-costs": { version: 1 },
  "due-date-disclaimer-accepted": {},
  "semen-analysis-disclaimer-accepted": {},
  admin_authenticated: {},
  admin_email: {},
  "ivf-admin-session": {},
  "ivf-admin-draft:": { version: 1 },
  "ivf-admin-clinic-draft:": { version: 1 },
  "ivf-admin-fact-draft:": { version: 1 },
  "ivf-admin-rule-draft:": { version: 1 },
  "ivf-admin-name": {},
  "storage-probe": {},
} as const satisfies Record<string, Kind>;

export type StorageKey = keyof typeof KEYS;

export type VersionedKey = {
  [Key in StorageKey]: (typeof KEYS)[Key] extends { version: number } ? Key : never;
}[StorageKey];
