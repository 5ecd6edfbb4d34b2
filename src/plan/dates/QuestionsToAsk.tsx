import { isFrozenTransfer, type Treatment } from "@/law/treatments.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { REPROFIT } from "./sources.ts";
import type { CycleStart } from "./tripPlan.ts";

interface QuestionsToAskProps {
  treatment: Treatment;
  cycleStart: CycleStart;
}

/** What to ask the clinic before booking, as far as the treatment has it. */
export function QuestionsToAsk({ treatment, cycleStart }: QuestionsToAskProps) {
  const isFrozen = isFrozenTransfer(treatment);
  return (
    <section aria-labelledby="ask" className="mt-10">
      <h2 id="ask" className="text-2xl">
        Ask the clinic before you book
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {cycleStart === "day-1" && <li>From which hour do you count the next day as cycle day 1?</li>}
        <li>
          {isFrozen
            ? "Must both of us be there, or only the one who has the transfer?"
            : "Which of us must be there on which day, and must the sperm be fresh?"}
        </li>
        <li>How old may our blood tests be, for HIV and hepatitis above all?</li>
        <li>{`Who tells us the day of the ${dayToName(treatment)}, and how long before?`}</li>
        {isFrozen && <li>How many embryos will you thaw, and what happens if one doesn’t survive it?</li>}
        {treatment === "own-eggs" && (
          <li>
            How do we carry the injections? Reprofit says that pens are kept at 2 to 8 °C, and some may be at
            room temperature for weeks (<ExternalLink href={REPROFIT.url}>its page</ExternalLink>).
          </li>
        )}
      </ul>
    </section>
  );
}

function dayToName(treatment: Treatment): string {
  return treatment === "own-eggs" ? "retrieval and of the transfer" : "transfer";
}
