import { Link } from "react-router-dom";
import { grouped } from "@/ui/counted.ts";

interface StateTab {
  name: string;
  count: number | undefined;
  to: string;
  isCurrent: boolean;
}

export function StateTabs({ tabs }: { tabs: StateTab[] }) {
  return (
    <nav aria-label="By state">
      <ul className="flex flex-wrap gap-2 max-sm:gap-1.5">
        {tabs.map(({ name, count, to, isCurrent }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={isCurrent ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-edge bg-surface px-4 max-sm:px-3 hover:border-accent aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold"
            >
              <span>{name}</span>
              {count !== undefined && <span className="text-quiet">{grouped(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
