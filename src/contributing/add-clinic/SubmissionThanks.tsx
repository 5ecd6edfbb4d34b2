import { settings } from "@/backend/settings.ts";
import { ThankYou } from "@/contributing/forms/ThankYou.tsx";
import { ButtonLink, ExternalButtonLink } from "@/ui/Button.tsx";
import { EmailLink } from "@/ui/EmailLink.tsx";
import type { SubmittedClinic } from "./submittedState.ts";

const STEPS = [
  { title: "We look at it", text: "Does the clinic exist, and is the website its own?" },
  {
    title: "If it checks out, the clinic is listed",
    text: "We show figures with their published source; what nobody publishes stays blank.",
  },
];

export function SubmissionThanks({ clinicName, payment }: SubmittedClinic) {
  if (payment !== undefined)
    return <SponsorshipRequested clinicName={clinicName} wasBlocked={payment === "blocked"} />;
  return (
    <ThankYou
      title="Thank you for your submission"
      received={
        <>
          We have received what you told us about this clinic: <Name clinicName={clinicName} />
        </>
      }
      note="The form doesn’t ask who you are, so we can’t write to you. If everything checks out, you will find the clinic in the directory."
      steps={STEPS}
      links={
        <>
          <ButtonLink to="/">Browse the directory</ButtonLink>
          <ButtonLink to="/add-clinic" tone="outline">
            Add another clinic
          </ButtonLink>
        </>
      }
    />
  );
}

interface RequestedProps {
  clinicName: string;
  wasBlocked: boolean;
}

function SponsorshipRequested({ clinicName, wasBlocked }: RequestedProps) {
  return (
    <ThankYou
      title="Your request is stored"
      received={
        <>
          We have stored your request for a sponsored place for <Name clinicName={clinicName} />.
        </>
      }
      note={
        wasBlocked
          ? "Your browser didn’t open the payment page. The button below does."
          : "The payment page has opened in a new tab."
      }
      steps={[
        {
          title: "You pay on the provider’s page",
          text: "Where it asks for a reference or a company, name the clinic.",
        },
        {
          title: "We match the payment to your listing",
          text: (
            <>
              Questions, or nothing happened? Write to <EmailLink address={settings.advertisingEmail} />.
            </>
          ),
        },
        {
          title: "The place is marked",
          text: "It appears above the list as ‘Sponsored’, outside every ranking and vote.",
        },
      ]}
      links={
        <>
          <ExternalButtonLink href={settings.paymentUrl} tone={wasBlocked ? "accent" : "outline"}>
            {wasBlocked ? "Open the payment page" : "Open it again"}
          </ExternalButtonLink>
          <ButtonLink to="/" tone={wasBlocked ? "outline" : "accent"}>
            Browse the directory
          </ButtonLink>
        </>
      }
    />
  );
}

function Name({ clinicName }: { clinicName: string }) {
  return (
    <bdi className="font-semibold wrap-anywhere" translate="no">
      {clinicName}
    </bdi>
  );
}
