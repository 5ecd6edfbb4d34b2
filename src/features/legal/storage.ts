import { KEYS, type StorageKey } from "@/storage/keys.ts";

/** What each key is for. Without its purpose here a new key does not compile. */
const PURPOSES = {
  "clinic-session-id": "A random number for this browser tab. It gives the tab one vote per clinic.",
  "clinic-votes": "The clinics this tab voted for, so that they stay ticked when you reload the page.",
  "reloaded-for-new-version": "Remembers that the page was reloaded after we published a new version.",
  "add-clinic-draft": "What you typed into the form for a clinic, until you send or clear it.",
  "report-figure-draft":
    "What you typed about a wrong figure, your e-mail address included, until you send or clear it.",
  "due-date-disclaimer-accepted": "Remembers that you asked not to see the calculator’s notice again.",
  "semen-analysis-disclaimer-accepted":
    "Remembers that you asked not to see the notice of the sperm analysis again.",
  admin_authenticated: "For our administrators only: that someone has signed in here.",
  admin_email: "For our administrators only: the e-mail address that signed in.",
  "ivf-admin-session": "For our administrators only: the session after signing in.",
  "ivf-admin-draft:":
    "For our administrators only, followed by a post’s number: text that has not been saved yet.",
  "storage-probe":
    "For our administrators only: checks whether anything can be stored, and is removed at once.",
} satisfies Record<StorageKey, string>;

const purposes: Record<string, string> = PURPOSES;

/** Everything that the product may keep in a browser. */
export const STORAGE = Object.entries(KEYS).map(([key, { place }]) => ({
  key,
  place,
  purpose: purposes[key],
}));
