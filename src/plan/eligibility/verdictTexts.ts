import type { Outlook } from "./decisions.ts";

export const VERDICT_TEXTS: Record<Outlook, { title: string; lead: string }> = {
  allowed: {
    title: "The law allows it",
    lead: "Every rule that matters allows it. A clinic can still say no for medical reasons or by its own rules.",
  },
  "not-forbidden": {
    title: "Not forbidden: clinics decide",
    lead: "No rule forbids it, but it may need a permit, and each clinic sets its own limits. Ask before you book.",
  },
  "past-usual-age": {
    title: "Not forbidden, but past the usual age",
    lead: "No rule forbids it, but the clinics we know of, or guidance on treatment, stop at a younger age.",
  },
  unknown: {
    title: "We don’t know",
    lead: "We haven’t found a rule that matters, or the law is unclear, or it depends on more than you answered, such as who a donor is. Ask a clinic.",
  },
  forbidden: { title: "The law says no", lead: "One rule rules it out." },
};
