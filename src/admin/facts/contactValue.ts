import type { Checked } from "@/admin/fields/rules.ts";
import { isEmailAddress } from "@/backend/emailAddress.ts";
import { hasHiddenCharacters } from "@/backend/visibleText.ts";
import { checkText } from "@/contributing/forms/plainText.ts";
import type { ContactKind } from "@/directory/facts/codes.ts";

// The same rules as the database's.

const LONGEST = 254;

const READ: Record<ContactKind, (typed: string) => Checked<string>> = {
  address: readAddress,
  phone: readPhone,
  email: readEmail,
  hours: readHours,
};

export function readContact(kind: ContactKind, typed: string): Checked<string> {
  const { text, problem } = checkText(typed, LONGEST);
  return problem === null ? READ[kind](text) : { problem };
}

function readAddress(text: string): Checked<string> {
  const length = Array.from(text).length;
  if (length < 5 || length > 200)
    return { problem: "Enter it in one line of 5 to 200 letters, such as Bucharova 1, 158 00 Praha." };
  if (hasHiddenCharacters(text)) return { problem: "It contains invisible characters. Please retype it." };
  if (/[<>]/.test(text)) return { problem: "An address has no < or >." };
  return { value: text };
}

/** E.164, from a number as people write it: `00420 123 456 789`, `+49 (0)30 123456`. */
function readPhone(text: string): Checked<string> {
  const value = text
    .replace("(0)", "")
    .replaceAll(/[\s()./-]/g, "")
    .replace(/^00/, "+");
  return /^\+[1-9][0-9]{6,14}$/.test(value)
    ? { value }
    : { problem: "Enter one number with the country's code, such as +420 123 456 789." };
}

function readEmail(text: string): Checked<string> {
  return isEmailAddress(text)
    ? { value: text }
    : { problem: "Enter one e-mail address and nothing else, such as info@clinic.cz." };
}

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const PART = /^([A-Z][a-z])(?:-([A-Z][a-z]))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** schema.org's openingHours, from what people write: `Mo – Fr 7:30 – 15:00`. */
function readHours(text: string): Checked<string> {
  const parts = text
    .replaceAll(/\s*[–-]\s*/g, "-")
    .replaceAll(/(?<![\d:])(\d:\d\d)/g, "0$1")
    .split(/\s*[,;]\s*/);
  const value = parts.map((part) => part.trim().replaceAll(/\s+/g, " ")).join(", ");
  if (value.length <= 200 && value.split(", ").every(isOpen)) return { value };
  return { problem: "Enter days and hours in order, such as Mo-Th 07:00-15:30, Fr 07:00-14:00." };
}

function isOpen(part: string): boolean {
  const [, first = "", last, opens = "", closes = ""] = PART.exec(part) ?? [];
  const from = DAYS.indexOf(first);
  return from !== -1 && (last === undefined || from < DAYS.indexOf(last)) && opens < closes;
}
