import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "./Button.tsx";

interface BackLinkProps {
  to: string;
  children: ReactNode;
  className?: string;
}

/** The way back at the top of a page, its words in line with the page's left edge. */
export function BackLink({ to, children, className = "mb-4" }: BackLinkProps) {
  return (
    <ButtonLink to={to} tone="plain" className={`-ml-4 print:hidden ${className}`}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </ButtonLink>
  );
}
