import { KEYS, type StorageKey } from "@/storage/keys.ts";

/** A new key doesn't compile until its purpose stands here. */
const PURPOSES = {
  "clinic-session-id": "A random number for this browser tab. It gives the tab one vote per clinic.",
  "guided-start":
    "The languages and the distance you chose in ‘Find clinics that fit you’, until you close this tab or start again. Only the link to the list of clinics, at the end, puts them, your treatment and the countries that may treat you into the address of the list, which we receive if you open or reload it.",
  "age-band":
    "The age group you chose for success rates, until you close this tab or choose all ages. It is never sent.",
  "clinic-votes": "The clinics this tab voted for, so that they stay ticked when you reload the page.",
  "compared-clinics":
    "The clinics you ticked to compare, until you take them out or close this tab. We see which they are once you compare them, since we send their figures.",
  "reloaded-for-new-version":
    "When a page was last loaded again because a part of it was missing, such as after we published a new version.",
  measuring:
    "Whether you let us measure how well this site works for you: ‘yes’ or ‘no’, once you have answered.",
  "has-fonts": "Remembers that this browser has our fonts already, so that pages may begin with them.",
  shortlist: "The clinics on your shortlist and your notes on them, until you take them off.",
  "add-clinic-draft":
    "What you typed into the form for a clinic, and a random number by which a second try is recognised, until it has arrived or you clear it.",
  "report-figure-draft":
    "What you typed about a wrong figure, your e-mail address included, and a random number by which a second try is recognised, until it has arrived or you clear it.",
  "plan-answers":
    "What you answered about yourself, once for all pages: age, who would be treated, eggs, sperm, embryos, treatment, home country and city. It stays until you press ‘Forget my answers’. We never receive it; a list that you narrow by it has the treatment, the cities or the countries in its address, but never your age.",
  "plan-dates":
    "The dates you typed and what you answered about them at ‘When must I be there?’, until you delete them there. They never leave this browser.",
  "plan-afterwards":
    "The countries you chose under ‘Afterwards’ and what you ticked to take home, until you delete them in your folder. They never leave this browser.",
  "plan-folder":
    "The questions you wrote down in your folder and the language of the sheet for your doctor, until you delete them there. They never leave this browser.",
  "plan-costs":
    "What you chose and typed in ‘What will it cost?’, until you delete it there. Your numbers never leave this browser.",
  "due-date-disclaimer-accepted": "Remembers that you asked not to see the calculator’s notice again.",
  "semen-analysis-disclaimer-accepted":
    "Remembers that you asked not to see the notice of the sperm analysis again.",
  admin_authenticated: "For our administrators only: that someone has signed in here.",
  admin_email: "For our administrators only: the e-mail address that signed in.",
  "ivf-admin-session": "For our administrators only: the session after signing in.",
  "ivf-admin-draft:":
    "For our administrators only, followed by a post’s number: text that has not been saved yet.",
  "ivf-admin-clinic-draft:":
    "For our administrators only, followed by a clinic’s address: text that has not been saved yet.",
  "ivf-admin-fact-draft:":
    "For our administrators only, followed by a figure’s number: text that has not been saved yet.",
  "ivf-admin-rule-draft:":
    "For our administrators only, followed by a rule of a law: text that has not been saved yet.",
  "ivf-admin-name": "For our administrators only: the name that they give as having checked a figure.",
  "storage-probe":
    "For our administrators only: checks whether anything can be stored, and is removed at once.",
} satisfies Record<StorageKey, string>;

const purposes: Record<string, string> = PURPOSES;

/** Visitors who are never asked keep no answer. */
const isKept = (key: string) => key !== "measuring" || Boolean(import.meta.env.ASKS_TO_MEASURE);

export const STORAGE = Object.entries(KEYS)
  .filter(([key]) => isKept(key))
  .map(([key, kind]) => ({
    key,
    place: "isOfTab" in kind ? "session storage" : "local storage",
    purpose: purposes[key],
  }));
