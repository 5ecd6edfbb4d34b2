import { questionsToAsk } from "@/directory/clinics/questionsToAsk.ts";
import { useDonorEggs } from "@/directory/facts/chosenBand.ts";

export function QuestionsToAsk() {
  const donorEggs = useDonorEggs();
  return (
    <section aria-labelledby="questions-title" className="rounded-2xl bg-accent-soft p-5 sm:p-8">
      <h2 id="questions-title" className="text-2xl">
        Ask this before you book
      </h2>
      <ul className="mt-4 grid list-disc gap-x-12 gap-y-2.5 pl-5 marker:text-accent lg:grid-cols-2">
        {Object.values(questionsToAsk(donorEggs)).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
