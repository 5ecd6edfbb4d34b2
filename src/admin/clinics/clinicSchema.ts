import * as z from "zod/mini";
import { requiredText } from "@/contributing/forms/schema.ts";
import { fieldOf, optional, readAddress, readLines, readWhole, type Checked } from "@/admin/fields/rules.ts";
import { readPriceList } from "./priceList.ts";

const LONGEST_ID = 80;
/** Used by the home page's advert. */
const ADVERT = "sponsored-slot";

function readId(typed: string): Checked<string> {
  const id = typed.trim();
  if (id === "") return { problem: "The clinic needs an address." };
  const isRight = id.length <= LONGEST_ID && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id !== ADVERT;
  return isRight
    ? { value: id }
    : { problem: `Use lower-case letters, digits and single hyphens, at most ${LONGEST_ID}.` };
}

const lines = fieldOf(readLines);

/** Rules of the editor's fields, the same as the database's trigger `check_clinic`. */
export const clinicSchema = z.object({
  id: fieldOf(readId),
  name: requiredText(120, "Please enter the clinic's name."),
  countries: lines,
  locations: lines,
  website: optional(readAddress),
  languages: lines,
  specialties: lines,
  established: optional(readWhole(1900, 2100, "Enter a year from 1900 to 2100.")),
  fixedPrices: optional(readPriceList),
  heroLogoUrl: optional(readAddress),
});

export type ClinicFields = z.output<typeof clinicSchema>;
