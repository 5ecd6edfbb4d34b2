import { settings } from "@/backend/settings.ts";
import { FailedNotice } from "@/features/forms/FailedNotice.tsx";
import { buttonClasses, ExternalButtonLink } from "@/ui/Button.tsx";
import type { FormValues } from "./submissionSchema.ts";
import type { Outcome } from "./useSubmissionForm.ts";

interface OutcomeNoticeProps {
  outcome: Outcome;
  /** What stands in the form now. */
  getAnswers: () => FormValues;
}

/** Says what came of sending the form, and what is left to do after a payment. */
export function OutcomeNotice({ outcome, getAnswers }: OutcomeNoticeProps) {
  if (outcome === null) return null;
  if (typeof outcome === "object") return <FailedNotice {...outcome} />;
  return <PaymentNotice wasBlocked={outcome === "payment-blocked"} getAnswers={getAnswers} />;
}

interface PaymentNoticeProps {
  wasBlocked: boolean;
  getAnswers: () => FormValues;
}

function PaymentNotice({ wasBlocked, getAnswers }: PaymentNoticeProps) {
  return (
    <div
      role={wasBlocked ? "alert" : "status"}
      className="grid justify-items-start gap-3 rounded-xl bg-accent-soft p-4"
    >
      <p>
        {wasBlocked
          ? "Your browser didn’t open the payment page. This link does:"
          : "The payment page has opened in a new tab."}
      </p>
      <ExternalButtonLink href={settings.paymentUrl} tone={wasBlocked ? "accent" : "outline"}>
        {wasBlocked ? "Open the payment page" : "Open it again"}
      </ExternalButtonLink>
      <p className="mt-2">
        The payment doesn’t say which clinic it is for. Please send us your answers by{" "}
        <span className="whitespace-nowrap">e-mail</span> to{" "}
        <span className="wrap-anywhere">{settings.advertisingEmail}</span>.
      </p>
      <a
        href={letterWith(getAnswers())}
        // They may have changed since this was shown.
        onClick={(event) => (event.currentTarget.href = letterWith(getAnswers()))}
        className={buttonClasses(wasBlocked ? "outline" : "accent")}
      >
        Write the e-mail
      </a>
    </div>
  );
}

/** In the address's own spelling, which mail programs cut off when it is long. */
const LONGEST_IN_LETTER = 1_200;

/** The address of an e-mail that the person's own program prepares, and the person sends. */
function letterWith(answers: FormValues): string {
  const { clinicName, country, website, satisfaction, relationship, additionalInfo } = answers;
  const lines = [
    `Clinic: ${clinicName}`,
    `Country: ${country}`,
    `Website: ${website}`,
    `Satisfaction: ${satisfaction} of 5`,
    `Relationship: ${relationship}`,
    encodeURIComponent(additionalInfo).length > LONGEST_IN_LETTER
      ? "(Please paste the rest of your text here.)"
      : additionalInfo,
  ];
  const subject = encodeURIComponent(`Sponsored listing for ${clinicName}`);
  return `mailto:${settings.advertisingEmail}?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}
