import { ThankYou } from "@/features/forms/ThankYou.tsx";
import { ButtonLink } from "@/ui/Button.tsx";

const STEPS = [
  { title: "We look at it", text: "Does the clinic exist, and is the website its own?" },
  {
    title: "If it checks out, the clinic is listed",
    text: "We show figures with their published source; what nobody publishes stays blank.",
  },
];

/** The thanks for a clinic that was proposed. */
export function Submitted({ clinicName }: { clinicName: string }) {
  return (
    <ThankYou
      title="Thank you for your submission"
      received={
        <>
          We have received what you told us about{" "}
          <bdi className="font-semibold wrap-anywhere">{clinicName}</bdi>.
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
