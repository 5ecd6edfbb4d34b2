import type { ReactNode } from "react";

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 80"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mb-4 h-24 fill-accent-soft stroke-accent"
    >
      {children}
    </svg>
  );
}
