/** One entry of the browser's storage that the product may make. */
export interface StorageEntry {
  key: string;
  where: "session storage" | "local storage";
  purpose: string;
}

/**
 * Every key that the product keeps in a browser. A test finds the keys in the source and
 * fails when one is missing here.
 */
export const STORAGE: StorageEntry[] = [
  {
    key: "clinic-session-id",
    where: "session storage",
    purpose: "A random number that lets each visit vote once for a clinic.",
  },
  {
    key: "reloaded-for-new-version",
    where: "session storage",
    purpose: "Remembers that the page was loaded again after we had published a new version.",
  },
  {
    key: "add-clinic-draft",
    where: "local storage",
    purpose: "What you typed into the form for a clinic, until you send or clear it.",
  },
  {
    key: "due-date-disclaimer-accepted",
    where: "local storage",
    purpose: "Remembers that you asked not to see the calculator’s notice again.",
  },
  {
    key: "semen-analysis-disclaimer-accepted",
    where: "local storage",
    purpose: "Remembers that you asked not to see the notice of the sperm analysis again.",
  },
  {
    key: "admin_authenticated",
    where: "local storage",
    purpose: "For our administrators only: that somebody has signed in here.",
  },
  {
    key: "admin_email",
    where: "local storage",
    purpose: "For our administrators only: the e-mail address that signed in.",
  },
  {
    key: "ivf-admin-session",
    where: "local storage",
    purpose: "For our administrators only: the session after signing in.",
  },
  {
    key: "ivf-admin-draft:",
    where: "local storage",
    purpose: "For our administrators only, followed by a post’s number: text that is not saved yet.",
  },
  {
    key: "storage-probe",
    where: "local storage",
    purpose: "For our administrators only: tries whether anything can be kept, and is removed at once.",
  },
];
