import { QUESTIONS_TO_ASK } from "@/directory/clinics/questionsToAsk.ts";

export function GeneralQuestions() {
  return (
    <ul className="grid list-disc gap-1 pl-6">
      {Object.values(QUESTIONS_TO_ASK).map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
}
