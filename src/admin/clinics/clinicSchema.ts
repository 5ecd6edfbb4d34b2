import * as z from "zod/mini";
import { requiredText } from "@/contributing/forms/schema.ts";
import { fieldOf, optional, readAddress, readLines, readWhole, type Checked } from "@/admin/fields/rules.ts";
import { clinicIdProblem } from "./clinicId.ts";
import { readPriceList } from "./priceList.ts";

function readId(typed: string): Checked<string> {
  const id = typed.trim();
  const problem = clinicIdProblem(id);
  return problem === null ? { value: id } : { problem };
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
