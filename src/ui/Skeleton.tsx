import type { ReactNode } from "react";

/** Stands where content will be, so that the page does not jump when it comes. Words stand beside it. */
export function Skeleton({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden className={`animate-pulse ${className}`}>
      {children}
    </div>
  );
}

/** A line, a picture or a button of a skeleton; the class says its size. */
export function SkeletonBlock({ className }: { className: string }) {
  return <div className={`bg-accent-soft ${className}`} />;
}
