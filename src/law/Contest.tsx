import { Link } from "react-router-dom";
import { settings } from "@/backend/settings.ts";
import { EmailLink } from "@/ui/EmailLink.tsx";

/** The way to tell us that a rule is wrong. It carries which rule, never what somebody answered. */
export function Contest({ about, children }: { about: string; children: string }) {
  if (settings.contactEmail === undefined) {
    return (
      <Link to="/about" className="text-accent underline underline-offset-4">
        {children}
      </Link>
    );
  }
  return (
    <EmailLink address={settings.contactEmail} subject={about}>
      {children}
    </EmailLink>
  );
}
