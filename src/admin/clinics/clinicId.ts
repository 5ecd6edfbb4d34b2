import { generateSlug } from "@/admin/fields/slug.ts";

const LONGEST = 80;
/** The home page's advert, and the administration's form for a new clinic. */
const OF_WEBSITE = new Set(["sponsored-slot", "new"]);

/** The same rule as the database's. */
export function clinicIdProblem(id: string): string | null {
  if (id === "") return "Please enter an address.";
  if (id.length > LONGEST) return `Please keep it to ${LONGEST} characters.`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    return "Use lower-case letters without accents, digits and single hyphens, such as reprofit-brno.";
  }
  return OF_WEBSITE.has(id) ? "This address is the website's own. Please choose another." : null;
}

/** Empty if the name has no letter or digit that an id can have. */
export function idFrom(name: string): string {
  const id = trimmed(generateSlug(name.slice(0, 200)), LONGEST);
  return OF_WEBSITE.has(id) ? `${id}-clinic` : id;
}

/** The name, with its country, and numbered: one of them is always free in practice. */
export function suggestedIds(name: string, country: string): [string, ...string[]] {
  const base = idFrom(name) || "clinic";
  const place = generateSlug(country);
  const numbers = Array.from({ length: 8 }, (_, index) => String(index + 2));
  const ends = [...(place === "" ? [] : [place]), ...numbers].filter((end) => !base.endsWith(`-${end}`));
  return [base, ...ends.map((end) => `${trimmed(base, LONGEST - end.length - 1)}-${end}`)];
}

function trimmed(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-$/, "");
}
