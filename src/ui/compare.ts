/** Orders days and keys by code unit, without the tables that names need. */
export const compareCodes = (a: string, b: string) => Number(a > b) - Number(a < b);

let names: Intl.Collator | undefined;

/** Made at its first use, which takes a slow phone 30 to 50 ms. */
export function compareNames(a: string, b: string): number {
  names ??= new Intl.Collator("en");
  return names.compare(a, b);
}
