export const QUESTIONS_TO_ASK = {
  price: "What does the price include: medicines, anaesthesia, ICSI, freezing, a second transfer?",
  trips: "How many trips will it take, who needs to travel, and how long is each stay?",
  results: "What are your results for women my age, and do you count pregnancies or births?",
  documents: "Which documents and test results do you need, and in which language?",
  language: "Who can I reach in my own language, including evenings and weekends?",
};

export type Questions = typeof QUESTIONS_TO_ASK;

/** With a donor's eggs it is the donor's age that matters, not one's own. */
export function questionsToAsk(donorEggs: boolean): Questions {
  if (!donorEggs) return QUESTIONS_TO_ASK;
  const results = "What are your results with donor eggs, and do you count pregnancies or births?";
  return { ...QUESTIONS_TO_ASK, results };
}
