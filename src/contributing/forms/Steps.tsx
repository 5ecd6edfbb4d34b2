import type { ReactNode } from "react";

export interface Step {
  title: string;
  text: ReactNode;
}

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <>
      <h2 className="text-xl">What happens next</h2>
      <ol className="mt-4 grid gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="pt-1 text-base">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
