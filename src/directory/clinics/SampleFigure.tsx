import type { ReactNode } from "react";

/** A figure without a source: apart from what is known, muted, and without a bar. */
export function SampleFigure({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 inline-block rounded-lg border border-dashed border-edge px-3 py-1.5 text-sm text-quiet tabular-nums">
      <SampleText /> {children}
    </p>
  );
}

/** What the banner at the top explains. */
export function SampleText() {
  return <em>Sample, not the clinic's own:</em>;
}
