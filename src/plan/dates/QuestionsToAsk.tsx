import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { tripQuestions } from "./tripQuestions.ts";
import { REPROFIT } from "./sources.ts";
import type { TripDates } from "./tripDates.ts";

export function QuestionsToAsk({ dates }: { dates: TripDates }) {
  const howToCarry =
    dates.asked.partner === "womanAlone"
      ? "How do I carry the injections?"
      : "How do we carry the injections?";
  return (
    <section aria-labelledby="ask" className="mt-10">
      <h2 id="ask" className="text-2xl">
        Ask the clinic before you book
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {tripQuestions(dates).map((question) => (
          <li key={question}>{question}</li>
        ))}
        {dates.treatment === "own-eggs" && (
          <li key={howToCarry}>
            <span>{howToCarry}</span> Reprofit says that pens are kept at 2 to 8 °C, and some may be at room
            temperature for weeks (<ExternalLink href={REPROFIT.url}>its page</ExternalLink>).
          </li>
        )}
      </ul>
    </section>
  );
}
