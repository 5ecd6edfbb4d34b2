import { Link } from "react-router-dom";
import { settings } from "@/backend/settings.ts";

const STYLE = "text-accent underline underline-offset-4";

/** The way to tell us that a rule is wrong. It carries which rule, never what somebody answered. */
export function Contest({ about, children }: { about: string; children: string }) {
  if (settings.contactEmail === undefined) {
    return (
      <Link to="/about" className={STYLE}>
        {children}
      </Link>
    );
  }
  const subject = encodeURIComponent(about);
  return (
    <a href={`mailto:${settings.contactEmail}?subject=${subject}`} className={STYLE}>
      {children}
    </a>
  );
}
