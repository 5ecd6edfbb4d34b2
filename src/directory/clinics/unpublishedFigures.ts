import type { ContactKind } from "@/directory/facts/codes.ts";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import type { Clinic } from "./clinic.ts";
import { unpublishedTreatments } from "./pricing.ts";

export interface UnpublishedGroup {
  title: string;
  areFigures: boolean;
  names: string[];
}

const CONTACTS: [ContactKind, string][] = [
  ["address", "address"],
  ["phone", "telephone"],
  ["email", "e-mail"],
  ["hours", "opening hours"],
];

/** Returns what a clinic hasn't published, in groups; a sample is no publication. */
export function unpublishedFigures(
  { website }: Pick<Clinic, "website">,
  facts: ClinicFacts,
): UnpublishedGroup[] {
  const { prices, results, contacts } = facts;
  const has = (kind: ContactKind) => contacts.some((contact) => contact.kind === kind);
  const groups: UnpublishedGroup[] = [
    {
      title: "Prices",
      areFigures: true,
      names: unpublishedTreatments(prices).map(({ treatment }) => treatment),
    },
    {
      title: "Success rates",
      areFigures: true,
      names: [
        ...(results.some(({ basis }) => basis.eggs === "own") ? [] : ["with own eggs"]),
        ...(results.some(({ basis }) => basis.eggs === "donor") ? [] : ["with egg donation"]),
      ],
    },
    {
      title: "Contact",
      areFigures: false,
      names: [
        ...(website === null ? ["website"] : []),
        ...CONTACTS.flatMap(([kind, name]) => (has(kind) ? [] : [name])),
      ],
    },
  ];
  return groups.filter(({ names }) => names.length > 0);
}

export function countUnpublished(groups: UnpublishedGroup[]): number {
  return groups.reduce((sum, { names }) => sum + names.length, 0);
}
