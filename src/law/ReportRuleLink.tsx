import { Link } from "react-router-dom";
import { settings } from "@/backend/settings.ts";
import { EmailLink } from "@/ui/EmailLink.tsx";

/** Reports a wrong rule. The message names the rule, never the visitor's answers. */
export function ReportRuleLink({ about, children }: { about: string; children: string }) {
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
