/** In a table, and as a whole sentence. */
export type Explanation = readonly [short: string, sentence: string];

/** A question, with its possible answers by their codes. */
export interface ExplainedCase {
  /** Above a column, and above the sentence. */
  title: string;
  answers: Record<string, Explanation>;
}
