import { Link } from "react-router-dom";

const PLAN_PAGES = [
  { to: "/plan", label: "May I be treated there?" },
  { to: "/plan/costs", label: "What will it cost?" },
  { to: "/plan/dates", label: "When must I be there?" },
  { to: "/plan/afterwards", label: "Afterwards" },
  { to: "/plan/folder", label: "My folder" },
] as const;

interface PlanNavigationProps {
  current: (typeof PLAN_PAGES)[number]["to"];
}

export function PlanNavigation({ current }: PlanNavigationProps) {
  return (
    <nav aria-label="My plan" className="-mt-3 mb-2 print:hidden">
      <ul className="flex flex-wrap gap-x-4 text-sm sm:text-base">
        {PLAN_PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              {...(to === current && { "aria-current": "page" as const })}
              className="flex min-h-11 items-center text-accent underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
