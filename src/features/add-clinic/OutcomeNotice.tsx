import { settings } from "@/backend/settings.ts";
import { ExternalButtonLink } from "@/ui/Button.tsx";
import type { Outcome } from "./useSubmissionForm.ts";

/** Says what came of sending the form, and offers the payment page where no tab could open. */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  if (outcome === null) return null;
  if (outcome === "submitted") {
    return <p className="font-medium text-accent">Your clinic is on its way. Back to the directory …</p>;
  }
  const wasBlocked = outcome === "payment-blocked";
  return (
    <div role={wasBlocked ? "alert" : "status"} className="rounded-xl bg-accent-soft p-4">
      <p className="mb-3">
        {wasBlocked
          ? "Your browser did not open the payment page by itself. This link does:"
          : "The payment page has opened in a new tab."}
      </p>
      <ExternalButtonLink href={settings.paymentUrl} tone={wasBlocked ? "accent" : "outline"}>
        {wasBlocked ? "Open the payment page" : "Open it again"}
      </ExternalButtonLink>
    </div>
  );
}
