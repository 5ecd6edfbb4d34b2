import { Link } from "react-router-dom";
import { lawQuestion } from "@/law/lawPages.ts";
import type { Clinic } from "./clinic.ts";

export function PlanLinks({ clinic: { id, countries } }: { clinic: Clinic }) {
  const links = [
    ...countries.flatMap((country) => lawQuestion(country) ?? []),
    { to: `/plan/costs?clinic=${id}`, words: "What will it cost here?" },
    { to: "/plan/dates", words: "When must I be there?" },
  ];
  return (
    <ul aria-label="Plan a treatment here" className="mt-4 flex flex-wrap gap-x-6 text-sm print:hidden">
      {links.map(({ to, words }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
