import type { Reason } from "./rankable.ts";

export const REASON_TEXTS: Record<Reason, string> = {
  kind: "This is a different kind of figure.",
  outcome: "It counts a different outcome, such as pregnancies instead of births.",
  denominator: "It counts from a different step, such as the transfer instead of the start of a cycle.",
  eggs: "Results with own eggs and with donor eggs can't be compared.",
  embryos: "It counts different embryos, such as fresh ones alone.",
  testing: "It treats the testing of embryos differently, or doesn't say how.",
  ages: "It is for a different age group.",
  source: "A public register and a clinic's own claim can't be compared.",
  period: "It is from different years.",
  item: "It is the price of a different treatment.",
  per: "It is the price of a different unit, such as one embryo.",
  currency: "It is in a different currency.",
  patients: "These prices are for different patients, such as those from abroad.",
  inclusions: "These prices include different things.",
  "list-date": "The price lists are more than two years apart.",
  platform: "The reviews are from a different platform.",
  scale: "The reviews use a different scale.",
  alone: "No other clinic publishes a figure that is counted the same way.",
  unknown: "Its source doesn't say what was counted.",
};
