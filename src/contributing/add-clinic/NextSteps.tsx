import { Steps, type Step } from "@/contributing/forms/Steps.tsx";

const STANDARD: Step[] = [
  {
    title: "You tell us about the clinic",
    text: "Anyone can: patients, staff or anybody else. It takes two minutes.",
  },
  {
    title: "We look at it",
    text: "Does the clinic exist, and is the website its own? We read everything before we publish it.",
  },
  {
    title: "The clinic is listed",
    text: "We show figures with their published source; what nobody publishes stays blank.",
  },
];

const SPONSORED: Step[] = [
  {
    title: "You tell us which clinic it is for",
    text: "We store your request, since a payment alone doesn’t say.",
  },
  {
    title: "You pay on the provider’s page",
    text: "It opens in a new tab when you choose ‘Proceed to Payment’.",
  },
  {
    title: "The place is marked",
    text: "It appears above the list as ‘Sponsored’, outside every ranking and vote.",
  },
];

/** CSS shows the steps of the listing type chosen in the form. */
export function NextSteps() {
  return (
    <aside className="max-lg:mt-8">
      <div className="for-standard">
        <Steps steps={STANDARD} />
      </div>
      <div className="for-sponsored">
        <Steps steps={SPONSORED} />
      </div>
    </aside>
  );
}
