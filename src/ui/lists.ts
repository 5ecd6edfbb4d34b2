// Made at their first use, since the browser's tables take a slow phone a tenth of a second.

/** `A, B and C`. */
export const listWithAnd = (words: string[]) => new Intl.ListFormat("en-GB").format(words);

/** `A, B or C`. */
export const listWithOr = (words: string[]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
