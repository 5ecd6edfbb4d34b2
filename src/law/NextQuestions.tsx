import { Link } from "react-router-dom";

export function NextQuestions({ nameInSentence }: { nameInSentence: string }) {
  const links = [
    { to: "/plan", words: `May I be treated in ${nameInSentence}?` },
    { to: "/plan/costs", words: "What will it cost?" },
    { to: "/plan/dates", words: "When must I be there?" },
  ];
  return (
    <ul aria-label="Plan a treatment there" className="mt-2 flex flex-wrap gap-x-6 print:hidden">
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
