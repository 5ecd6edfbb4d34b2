import * as z from "zod/mini";
import { checkText } from "./plainText.ts";
import { checkWebAddress } from "./webAddress.ts";

// Fields come in as texts and come out as stored values.

/** @param longest in characters. @param missing message for an empty field */
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

/** Stored as null when empty. @param longest in characters */
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

/** @param missing message for an empty field */
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
