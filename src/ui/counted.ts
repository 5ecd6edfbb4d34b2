const plural = new Intl.PluralRules("en");

/** `1 clinic`, `1,200 clinics`. */
export function counted(count: number, one: string, other: string): string {
  return `${count.toLocaleString("en-GB")} ${plural.select(count) === "one" ? one : other}`;
}
