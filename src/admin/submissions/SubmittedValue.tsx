import type { ReactNode } from "react";

export function SubmittedValue({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === false || children === "") return null;
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
