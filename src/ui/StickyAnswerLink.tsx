import { useEffect, useState } from "react";

interface StickyAnswerLinkProps {
  /** What the answer starts with. It can take the focus. */
  targetId: string;
  children: string;
}

export function StickyAnswerLink({ targetId, children }: StickyAnswerLinkProps) {
  const isReached = useIsReached(targetId);
  // Keeps its room, so that nothing jumps while one scrolls.
  const shown = isReached ? "invisible" : "";
  return (
    <p className={`answer-bar ${shown}`}>
      <a
        href={`#${targetId}`}
        onClick={(event) => {
          event.preventDefault();
          const target = document.getElementById(targetId);
          target?.scrollIntoView();
          target?.focus({ preventScroll: true });
        }}
        className="inline-flex min-h-11 items-center rounded-full bg-accent px-6 py-2 font-medium text-accent-on shadow-lg"
      >
        {children}
      </a>
    </p>
  );
}

function useIsReached(id: string): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const target = document.getElementById(id);
    if (!target) return;
    // All that lies above counts as in sight: a jump past the answer would be no change otherwise.
    const observer = new IntersectionObserver(([entry]) => setIsReached(entry?.isIntersecting === true), {
      rootMargin: "99999px 0px 0px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [id]);
  return isReached;
}
