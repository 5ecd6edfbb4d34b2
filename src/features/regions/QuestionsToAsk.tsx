const QUESTIONS = [
  "What does the offer include: medicines, anaesthesia, ICSI, freezing, a second transfer?",
  "How many journeys does it take, for which of us, and how long is each?",
  "Which results do you have with women of my age, and are they pregnancies or births?",
  "Which papers and test results do you need, and in which language?",
  "Who answers us in our language, in the evening and at weekends too?",
];

/** What to ask any clinic before booking anything. */
export function QuestionsToAsk() {
  return (
    <section aria-labelledby="questions-title" className="rounded-2xl bg-accent-soft p-5 sm:p-8">
      <h2 id="questions-title" className="text-2xl">
        Ask this before you book
      </h2>
      <ul className="mt-4 grid list-disc gap-x-12 gap-y-2.5 pl-5 marker:text-accent lg:grid-cols-2">
        {QUESTIONS.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
