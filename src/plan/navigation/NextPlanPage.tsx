import { Link } from "react-router-dom";

const NEXT = {
  "/plan": { to: "/plan/costs", words: "Next: what will it cost?" },
  "/plan/costs": { to: "/plan/dates", words: "Next: when must I be there?" },
  "/plan/dates": { to: "/plan/afterwards", words: "Next: what comes afterwards?" },
  "/plan/afterwards": { to: "/plan/folder", words: "Next: all of your plan on one page" },
} as const;

export function NextPlanPage({ current }: { current: keyof typeof NEXT }) {
  const { to, words } = NEXT[current];
  return (
    <p className="mt-10 border-t border-line pt-4 print:hidden">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center text-lg font-medium text-accent underline underline-offset-4"
      >
        {words}
      </Link>
    </p>
  );
}
