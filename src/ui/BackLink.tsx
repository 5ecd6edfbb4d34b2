import { ArrowLeft } from "lucide-react";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "./Button.tsx";
import { stepsBackTo } from "./scrollPositions.ts";
import { backNavigation } from "./backNavigation.ts";

interface BackLinkProps {
  to: string;
  children: ReactNode;
  className?: string;
}

/** For people who came from there it is the browser's Back, which keeps their search and scroll position. */
export function BackLink({ to, children, className = "mb-4" }: BackLinkProps) {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  const goBack = (event: MouseEvent) => {
    const steps = stepsBackTo(to);
    if (!steps || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // A second press would go back twice.
    if (isGoing.current) return;
    isGoing.current = true;
    backNavigation.run(() => void navigate(steps));
  };
  return (
    <ButtonLink to={to} onClick={goBack} tone="plain" className={`-ml-4 print:hidden ${className}`}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </ButtonLink>
  );
}
