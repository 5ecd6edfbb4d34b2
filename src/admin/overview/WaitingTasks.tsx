import { Link } from "react-router-dom";
import { Card } from "@/ui/Card.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import type { Overview } from "./overview.ts";

interface Task {
  count: number;
  label: string;
  aside?: string | undefined;
  to: string;
}

export function WaitingTasks({ overview }: { overview: Overview }) {
  const {
    submissions,
    sponsored,
    reports,
    oldFacts,
    suspiciousHours: hours,
    suspiciousDays: days,
  } = overview;
  const tasks: Task[] = [
    {
      count: submissions,
      label: submissions === 1 ? "new submission" : "new submissions",
      aside: sponsored > 0 ? `${sponsored} of them for a sponsored place` : undefined,
      to: "/admin/submissions",
    },
    {
      count: reports,
      label: reports === 1 ? "reported figure" : "reported figures",
      to: "/admin/reports",
    },
    {
      count: oldFacts.facts,
      label: oldFacts.facts === 1 ? "fact checked over a year ago" : "facts checked over a year ago",
      aside: oldFacts.facts > 0 ? `at ${counted(oldFacts.clinics, "clinic", "clinics")}` : undefined,
      to: "/admin/clinics?show=old-facts",
    },
  ];
  if (hours !== null) {
    const label = hours === 1 ? "suspicious hour this week" : "suspicious hours this week";
    tasks.push({ count: hours, label, to: "/admin/votes" });
  }
  if (days !== null) {
    const label = days === 1 ? "suspicious day this week" : "suspicious days this week";
    tasks.push({ count: days, label, to: "/admin/votes?show=days" });
  }
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-2xl">
        Inbox
      </h2>
      {tasks.every(({ count }) => count === 0) && (
        <p className="mt-1 text-quiet">Nothing new at the moment.</p>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-5">
        {tasks.map((each) => (
          <TaskCard key={each.to} {...each} />
        ))}
      </ul>
    </section>
  );
}

function TaskCard({ count, label, aside, to }: Task) {
  return (
    <Card as="li" className="min-w-0 p-4 wrap-anywhere sm:p-5">
      <Link to={to} className="group block no-underline">
        <span
          className={`block font-serif text-4xl tabular-nums ${count === 0 ? "text-quiet" : "text-accent"}`}
        >
          {grouped(count)}
        </span>{" "}
        <span className="underline underline-offset-4 group-hover:text-accent">{label}</span>
      </Link>
      {aside !== undefined && <p className="mt-1 text-sm text-quiet">{aside}</p>}
    </Card>
  );
}
