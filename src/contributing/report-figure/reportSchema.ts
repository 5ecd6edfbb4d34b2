import * as z from "zod/mini";
import { isEmailAddress } from "@/backend/emailAddress.ts";
import { checkText } from "@/contributing/forms/plainText.ts";
import { requiredText, webAddress } from "@/contributing/forms/schema.ts";

export const LONGEST_FIGURE = 200;
const LONGEST_VALUE = 500;
const LONGEST_EMAIL = 254;

function optionalEmail() {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const { text, problem } = checkText(typed, LONGEST_EMAIL);
      if (text === "") return null;
      const message =
        problem ??
        (isEmailAddress(text) ? null : "Please check this e-mail address, or leave the field empty.");
      if (message !== null) issues.push({ code: "custom", message, input: typed });
      return text;
    }),
  );
}

/** Validates a report. The database enforces the same rules; a test compares the two. */
export const reportSchema = z.object({
  clinicId: z.string(),
  openedFor: z.string(),
  figure: requiredText(LONGEST_FIGURE, "Please say which figure is wrong."),
  rightValue: requiredText(LONGEST_VALUE, "Please tell us what it should say."),
  sourceUrl: webAddress("Please enter the address where this can be read."),
  email: optionalEmail(),
});

export type FormValues = z.input<typeof reportSchema>;
export type FigureReport = z.output<typeof reportSchema>;

export function emptyReport(clinicId: string, figure: string): FormValues {
  return { clinicId, openedFor: figure, figure, rightValue: "", sourceUrl: "", email: "" };
}
