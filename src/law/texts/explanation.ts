/** In short for a table cell, and as a sentence. */
export type Explanation = readonly [short: string, sentence: string];

export interface ExplainedCase {
  title: string;
  answers: Record<string, Explanation>;
}
