import type { ReactNode } from "react";

export function Skeleton({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden className={`animate-pulse ${className}`}>
      {children}
    </div>
  );
}

export function SkeletonBlock({ className }: { className: string }) {
  return <div className={`bg-accent-soft ${className}`} />;
}
