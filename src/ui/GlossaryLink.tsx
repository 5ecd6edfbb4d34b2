import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface GlossaryLinkProps {
  term: string;
  children: ReactNode;
}

export function GlossaryLink({ term, children }: GlossaryLinkProps) {
  return (
    <Link to={`/glossary#${term}`} className="text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
