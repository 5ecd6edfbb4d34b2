/** `A`, `A and B`, `A, B and C`. Not by `Intl`, whose first use takes a while on a phone. */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
