import type { Basis } from "@/directory/clinics/basis.ts";
import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import { rankByFigure } from "@/directory/clinics/figureRanking.ts";
import { compareNames } from "@/ui/compare.ts";
import { isOneOf, type ListFilters, type Sort } from "./listFilters.ts";

/** By the figure; not comparable with those above; a sample; no figure. */
export type GroupName = "ordered" | "incomparable" | "samples" | "without";

export interface Group {
  name: GroupName;
  clinics: Clinic[];
}

/** @param worthOf what comes before the name, the most first */
export function orderClinics(
  clinics: Clinic[],
  sort: Sort,
  bases: ReadonlyMap<string, Basis>,
  worthOf: (clinic: Clinic) => number = () => 0,
): Group[] {
  const named = clinics.toSorted((a, b) => worthOf(b) - worthOf(a) || compareNames(a.name, b.name));
  const groups = isCompared(sort) ? byComparable(named, sort, bases) : byValue(named, sort);
  return groups.filter((group) => group.clinics.length > 0);
}

/** Whether the list waits for what figures rest on, or for what clinics offer. */
export function needsBases({ treatments, spoken, sort }: ListFilters): boolean {
  return treatments.length + spoken.length > 0 || isCompared(sort);
}

const COMPARED = ["success", "reviews"] as const;
type Compared = (typeof COMPARED)[number];
const isCompared = isOneOf(COMPARED);

function byValue(named: Clinic[], sort: Exclude<Sort, Compared>): Group[] {
  if (sort === "name") return [{ name: "ordered", clinics: named }];
  if (sort === "votes") {
    return [{ name: "ordered", clinics: named.toSorted((a, b) => b.upvoteCount - a.upvoteCount) }];
  }
  // No method of an overall score is published, so each is a sample.
  if (sort === "score") {
    return inGroups(named, scoreOf, () => true, "highest");
  }
  return inGroups(
    named,
    (clinic) => figureOf(clinic, sort),
    (clinic) => isSample(clinic, sort),
    "lowest",
  );
}

const scoreOf = ({ overallScore }: Clinic) => overallScore || null;

function inGroups(
  named: Clinic[],
  valueOf: (clinic: Clinic) => number | null,
  isSampleOf: (clinic: Clinic) => boolean,
  first: "lowest" | "highest",
): Group[] {
  const sign = first === "lowest" ? 1 : -1;
  const known = named
    .filter((clinic) => valueOf(clinic) !== null)
    .toSorted((a, b) => sign * ((valueOf(a) ?? 0) - (valueOf(b) ?? 0)));
  return [
    { name: "ordered", clinics: known.filter((clinic) => !isSampleOf(clinic)) },
    { name: "samples", clinics: known.filter(isSampleOf) },
    { name: "without", clinics: named.filter((clinic) => valueOf(clinic) === null) },
  ];
}

function byComparable(named: Clinic[], sort: Compared, bases: ReadonlyMap<string, Basis>): Group[] {
  const { by, ranked, unranked } = rankByFigure(named, sort, bases);
  const ordered = by === "facts" ? ranked.map(({ clinic }) => clinic) : [];
  return [
    { name: "ordered", clinics: ordered },
    { name: "incomparable", clinics: unranked.map(({ clinic }) => clinic) },
    ...inGroups(
      named,
      (clinic) => figureOf(clinic, sort),
      (clinic) => isSample(clinic, sort),
      "highest",
    ).filter(({ name }) => name !== "ordered"),
  ];
}
