/** Not by `Intl`, whose first use takes a while on a phone. */
export function listed(words: string[], last: "and" | "or" = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
