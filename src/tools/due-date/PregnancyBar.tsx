import { DUE_WEEK, TRIMESTERS } from "./milestones.ts";

export function PregnancyBar({ daysDone }: { daysDone: number | null }) {
  const weeksDone = (daysDone ?? 0) / 7;
  return (
    <div aria-hidden className="picture @container">
      <div className="relative flex gap-1">
        {TRIMESTERS.map(({ name, from, to }) => (
          <div
            key={name}
            className="h-3 basis-0 overflow-hidden rounded-full bg-accent-soft"
            style={{ flexGrow: to - from }}
          >
            <div className="h-full bg-accent" style={{ width: `${share(weeksDone, from, to)}%` }} />
          </div>
        ))}
        {daysDone !== null && (
          <span
            className="absolute -inset-y-1.5 w-1 -translate-x-1/2 rounded-full bg-ink"
            style={{ left: `${share(weeksDone, 0, DUE_WEEK)}%` }}
          />
        )}
      </div>
      <div className="mt-3 hidden gap-1 text-xs text-quiet sm:text-sm @min-[12rem]:flex">
        {TRIMESTERS.map(({ name, from, to }) => (
          <p key={name} className="basis-0" style={{ flexGrow: to - from }}>
            {name}
          </p>
        ))}
      </div>
    </div>
  );
}

function share(done: number, from: number, to: number): number {
  return Math.min(100, Math.max(0, ((done - from) / (to - from)) * 100));
}
