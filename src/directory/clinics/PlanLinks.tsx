import { lawQuestion } from "@/law/lawPages.ts";
import { LinkRow } from "@/ui/LinkRow.tsx";
import type { Clinic } from "./clinic.ts";

/** Where a patient goes on from a clinic: its country's law, its costs and the dates. */
export function PlanLinks({ clinic: { id, countries } }: { clinic: Clinic }) {
  const links = [
    ...countries.flatMap((country) => lawQuestion(country) ?? []),
    { to: `/plan/costs?clinic=${id}`, words: "What will it cost here?" },
    { to: "/plan/dates", words: "When must I be there?" },
  ];
  return <LinkRow label="Plan a treatment here" links={links} className="mt-4 text-sm" />;
}
