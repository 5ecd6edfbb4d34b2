import { ArrowLeft } from "lucide-react";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { afterNextPaint } from "./nextPaint.ts";
import { ButtonLink } from "./Button.tsx";
import { pathBefore } from "./scrollPositions.ts";

interface BackLinkProps {
  to: string;
  children: ReactNode;
  className?: string;
}

/**
 * The way back at the top of a page, its words in line with the page's left edge. People who
 * came from that page go back in the browser's history, to their search and their place in the list.
 */
export function BackLink({ to, children, className = "mb-4" }: BackLinkProps) {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  const goBack = (event: MouseEvent) => {
    if (pathBefore() !== to || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // A second press on the way would go back twice.
    if (isGoing.current) return;
    isGoing.current = true;
    // React draws what the browser's history leads to in one step: the press is seen first.
    afterNextPaint(() => void navigate(-1));
  };
  return (
    <ButtonLink to={to} onClick={goBack} tone="plain" className={`-ml-4 print:hidden ${className}`}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </ButtonLink>
  );
}
