import { GOOD_RULE, RULE_TEXT } from "../ruleCases.ts";

/** A rule that Spain doesn't have: of its storage nobody knows what follows. */
export const RULE = { country: "spain", question: "afterStorage", ...GOOD_RULE };

const CONDITIONS = ["medical-reasons", "12-months-tried", "virus-tests", "may-refuse", "no-withdrawal"];
let next = 0;

export function someCondition() {
  next = (next + 1) % CONDITIONS.length;
  return { country: "sweden", question: "condition", answer: CONDITIONS[next]!, ...RULE_TEXT };
}
