import { LinkRow } from "@/ui/LinkRow.tsx";

/** Where a patient goes on from a country: to the questions of the plan. */
export function NextQuestions({ nameInSentence }: { nameInSentence: string }) {
  const links = [
    { to: "/plan", words: `May I be treated in ${nameInSentence}?` },
    { to: "/plan/costs", words: "What will it cost?" },
    { to: "/plan/dates", words: "When must I be there?" },
  ];
  return <LinkRow label="Plan a treatment there" links={links} className="mt-2" />;
}
