import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface GlossaryLinkProps {
  /** The word's place in the glossary. */
  term: string;
  children: ReactNode;
}

/** Leads from where a word is used to where it is explained. */
export function GlossaryLink({ term, children }: GlossaryLinkProps) {
  return (
    <Link to={`/glossary#${term}`} className="text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
