import { useId, type ComponentProps } from "react";

/** A label and a list to choose from. The forms' own comes with their dialogs, which these pages don't need. */
export function Choice({ label, ...select }: ComponentProps<"select"> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        {...select}
        className="h-12 w-full rounded-lg border border-edge bg-surface px-3 text-ink focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-accent"
      />
    </div>
  );
}
