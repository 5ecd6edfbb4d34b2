import { settings } from "@/backend/settings.ts";
import { ExternalButtonLink } from "@/ui/Button.tsx";
import type { FormValues } from "./submissionSchema.ts";
import type { Outcome } from "./useSubmissionForm.ts";

interface OutcomeNoticeProps {
  outcome: Outcome;
  clinic: FormValues;
}

/** Says what came of sending the form, and what is left to do after a payment. */
export function OutcomeNotice({ outcome, clinic }: OutcomeNoticeProps) {
  if (outcome === null) return null;
  if (outcome === "submitted") {
    return (
      <p className="rounded-xl bg-accent-soft px-4 py-3">
        {"Your clinic is on its way. Back to the directory\u00a0…"}
      </p>
    );
  }
  const wasBlocked = outcome === "payment-blocked";
  return (
    <div role={wasBlocked ? "alert" : "status"} className="rounded-xl bg-accent-soft p-4">
      <p className="mb-3">
        {wasBlocked
          ? "Your browser did not open the payment page by itself. This link does:"
          : "The payment page has opened in a new tab."}
      </p>
      <ExternalButtonLink href={settings.paymentUrl} tone="outline">
        {wasBlocked ? "Open the payment page" : "Open it again"}
      </ExternalButtonLink>
      <p className="mt-4">
        The payment does not say which clinic it is for.{" "}
        <a href={letterAbout(clinic)} className="text-accent underline underline-offset-4">
          Send us an e-mail with your answers
        </a>
      </p>
    </div>
  );
}

/** The address of an e-mail that the person's own program prepares, and the person sends. */
function letterAbout({ clinicName, country, website }: FormValues): string {
  const subject = encodeURIComponent(`Sponsored listing for ${clinicName}`);
  const body = encodeURIComponent([clinicName, country, website].join("\n"));
  return `mailto:${settings.advertisingEmail}?subject=${subject}&body=${body}`;
}
