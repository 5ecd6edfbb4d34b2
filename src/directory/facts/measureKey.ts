import type { RateBasis } from "./measure.ts";
import { EMBRYO_LABELS, MEASURE_LABELS } from "./resultLabels.ts";

/** A measure without ages and years: what must be equal before two rates share a picture. */
export type CountedAs = Pick<
  RateBasis,
  "outcome" | "denominator" | "eggs" | "embryos" | "tested" | "publishedBy"
>;

/** `live_birth.transfer.own.any.untested.register`, as the address says it. */
export function measureKey({ outcome, denominator, eggs, embryos, tested, publishedBy }: CountedAs): string {
  const testing = tested === null ? "unsaid" : tested ? "tested" : "untested";
  return [outcome, denominator, eggs, embryos, testing, isFromRegister(publishedBy)].join(".");
}

/** Somebody has checked a register's figures; nobody has checked the others. */
const isFromRegister = (publisher: RateBasis["publishedBy"]) =>
  publisher === "register" ? "register" : "claim";

const EGG_LABELS = { own: "own eggs", donor: "donor eggs" };

/** `Live births per embryo transfer: own eggs, fresh embryos, from a register`. */
export function measureLabel(counted: CountedAs): string {
  const { outcome, denominator, eggs, publishedBy } = counted;
  const details = [EGG_LABELS[eggs], ...embryoLabels(counted)];
  details.push(publishedBy === "register" ? "from a register" : "not from a register");
  return `${MEASURE_LABELS[denominator][outcome]}: ${details.join(", ")}`;
}

/** `fresh embryos`, and whether they were tested, where the source says it. */
export function embryoLabels({ embryos, tested }: CountedAs): string[] {
  const which = `${EMBRYO_LABELS[embryos].toLowerCase()} embryos`;
  return tested === null ? [which] : [which, tested ? "tested (PGT-A)" : "not tested"];
}
