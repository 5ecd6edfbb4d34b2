import * as z from "zod/mini";
import { checkText } from "./plainText.ts";
import { checkWebAddress } from "./webAddress.ts";

// The fields of a form come as texts and leave as they are stored, or with what is wrong in words.

/**
 * A text that must be given.
 *
 * @param longest in characters
 * @param missing what to tell people who typed nothing
 */
export function requiredText(longest: number, missing: string) {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const { text, problem } = checkText(typed, longest);
      const message = problem ?? (text === "" ? missing : null);
      if (message !== null) issues.push({ code: "custom", message, input: typed });
      return text;
    }),
  );
}

/** A text that may be left out, and is then stored as null. @param longest in characters */
export function optionalText(longest: number) {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const { text, problem } = checkText(typed, longest);
      if (problem !== null) issues.push({ code: "custom", message: problem, input: typed });
      return text === "" ? null : text;
    }),
  );
}

/** A web address that must be given, as browsers write it. @param missing what to tell people who typed nothing */
export function webAddress(missing: string) {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const checked = checkWebAddress(typed, missing);
      if ("href" in checked) return checked.href;
      issues.push({ code: "custom", message: checked.problem, input: typed });
      return z.NEVER;
    }),
  );
}
