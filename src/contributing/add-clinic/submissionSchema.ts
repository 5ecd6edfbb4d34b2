import * as z from "zod/mini";
import { optionalText, requiredText, webAddress } from "@/contributing/forms/schema.ts";
import { COUNTRIES, LISTING_TYPES, RELATIONSHIPS, SATISFACTIONS } from "./choices.ts";

const LONGEST_NAME = 120;
const LONGEST_INFO = 2000;

function choice<const Options extends readonly string[]>(options: Options, problem: string) {
  return z.pipe(z.string(), z.enum(options, problem));
}

/** Validates a submission. The database enforces the same rules; a test compares the two. */
export const submissionSchema = z.object({
  listingType: choice(LISTING_TYPES, "Please choose a type of listing."),
  clinicName: requiredText(LONGEST_NAME, "Please enter the clinic's name."),
  country: choice(COUNTRIES, "Please choose a country."),
  website: webAddress("Please enter the clinic's website."),
  satisfaction: z.pipe(choice(SATISFACTIONS, "Please choose a number from 1 to 5."), z.transform(Number)),
  relationship: choice(RELATIONSHIPS, "Please choose one."),
  additionalInfo: optionalText(LONGEST_INFO),
});

export type FormValues = z.input<typeof submissionSchema>;
export type Submission = z.output<typeof submissionSchema>;

export const EMPTY_FORM: FormValues = {
  listingType: "standard",
  clinicName: "",
  country: "",
  website: "",
  satisfaction: "",
  relationship: "",
  additionalInfo: "",
};
