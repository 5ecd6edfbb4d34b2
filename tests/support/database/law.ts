const SOURCE = {
  source_name: "An act (in Swedish)",
  source_url: "https://law.example/act?id=1#art-6",
  as_of: "2026-08-25",
  article: "art. 6",
  confidence: "H",
  watch_until: null,
  checked_on: "2026-11-22",
};

/** A rule that Spain doesn't have: of its storage nobody knows what follows. */
export const RULE = { country: "spain", question: "afterStorage", answer: "as-agreed", ...SOURCE };

/** Conditions that Sweden doesn't have. */
const CONDITIONS = ["medical-reasons", "12-months-tried", "virus-tests", "may-refuse", "no-withdrawal"];
let next = 0;

/** Returns another condition at each call, since each stands once. */
export function someCondition() {
  next = (next + 1) % CONDITIONS.length;
  return { country: "sweden", question: "condition", answer: CONDITIONS[next]!, ...SOURCE };
}
