import * as z from "zod/mini";
import { COUNTRIES, LISTING_TYPES, RELATIONSHIPS, SATISFACTIONS } from "./choices.ts";
import { checkText } from "./plainText.ts";
import { checkWebAddress } from "./clinicWebsite.ts";

const LONGEST_NAME = 120;
const LONGEST_INFO = 2000;

function choice<const Options extends readonly string[]>(options: Options, problem: string) {
  return z.pipe(z.string(), z.enum(options, problem));
}

/**
 * What may be sent. The database enforces the same, and a test compares the two. The
 * fields come as the form has them, as texts, and leave as they are stored.
 */
export const submissionSchema = z.object({
  listingType: choice(LISTING_TYPES, "Please choose a type of listing."),
  clinicName: z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const { text, problem } = checkText(typed, LONGEST_NAME);
      const message = problem ?? (text === "" ? "Please enter the clinic's name." : null);
      if (message !== null) issues.push({ code: "custom", message, input: typed });
      return text;
    }),
  ),
  country: choice(COUNTRIES, "Please choose a country."),
  website: z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const checked = checkWebAddress(typed);
      if ("href" in checked) return checked.href;
      issues.push({ code: "custom", message: checked.problem, input: typed });
      return z.NEVER;
    }),
  ),
  satisfaction: z.pipe(choice(SATISFACTIONS, "Please choose a number from 1 to 5."), z.transform(Number)),
  relationship: choice(RELATIONSHIPS, "Please choose one."),
  additionalInfo: z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const { text, problem } = checkText(typed, LONGEST_INFO);
      if (problem !== null) issues.push({ code: "custom", message: problem, input: typed });
      return text === "" ? null : text;
    }),
  ),
});

/** What stands in the form's fields. */
export type FormValues = z.input<typeof submissionSchema>;
/** What is sent. */
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
