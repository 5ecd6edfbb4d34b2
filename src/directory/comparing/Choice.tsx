import { ChevronUp } from "lucide-react";
import { useId, type ComponentProps } from "react";

/** The forms' own select comes with dialogs that these pages don't need. */
export function Choice({ label, ...select }: ComponentProps<"select"> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          {...select}
          className="h-12 w-full appearance-none truncate rounded-lg border border-edge bg-surface pr-10 pl-3 text-ink focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-accent"
        />
        {/* The upvote's icon, rotated: one fewer to load. */}
        <ChevronUp
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 rotate-180 text-quiet"
        />
      </div>
    </div>
  );
}
