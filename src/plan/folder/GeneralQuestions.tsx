import { questionsToAsk } from "@/directory/clinics/questionsToAsk.ts";
import { useDonorEggs } from "@/directory/facts/chosenBand.ts";

export function GeneralQuestions() {
  const donorEggs = useDonorEggs();
  return (
    <ul className="grid list-disc gap-1 pl-6">
      {Object.values(questionsToAsk(donorEggs)).map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
}
