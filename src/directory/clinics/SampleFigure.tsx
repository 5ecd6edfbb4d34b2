import type { ReactNode } from "react";

export function SampleFigure({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 inline-block rounded-lg border border-dashed border-edge px-3 py-1.5 text-sm text-quiet tabular-nums">
      <SampleText /> <span>{children}</span>
    </p>
  );
}

export function SampleText() {
  return <em>Sample, not the clinic's own:</em>;
}
