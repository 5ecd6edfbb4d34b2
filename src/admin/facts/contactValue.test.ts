import { expect, test } from "vitest";
import type { ContactKind } from "@/directory/facts/codes.ts";
import { readContact } from "./contactValue.ts";

test.for<[kind: ContactKind, typed: string, stored: string]>([
  ["phone", "+420 123 456 789", "+420123456789"],
  ["phone", "00420 123\u00a0456-789", "+420123456789"],
  ["phone", "+49 (0)30 / 12.34.56", "+4930123456"],
  ["email", " info@clinic.example ", "info@clinic.example"],
  ["address", " Zli\u0301nska\u0301 5, 602 00 Brno ", "Zlínská 5, 602 00 Brno"],
  ["hours", "Mo-Fr 8:00-16:00", "Mo-Fr 08:00-16:00"],
  ["hours", "Mo – Th  7:00 – 15:30 ;Fr 7:00–14:00", "Mo-Th 07:00-15:30, Fr 07:00-14:00"],
  ["hours", "Mo 08:00-12:00, Mo 13:00-16:00", "Mo 08:00-12:00, Mo 13:00-16:00"],
])("the %s that an editor types as '%s' is stored as %s", ([kind, typed, stored]) => {
  expect(readContact(kind, typed)).toEqual({ value: stored });
});

test.for<[kind: ContactKind, typed: string, says: RegExp]>([
  ["phone", "123 456 789", /country's code/],
  ["phone", "+420 123 456 789, +420 987 654 321", /one number/],
  ["phone", "javascript:alert(1)", /one number/],
  ["email", "a@clinic.example, b@clinic.example", /one e-mail address/],
  ["email", "javascript:alert(1)//@clinic.example", /one e-mail address/],
  ["address", "Brno", /5 to 200/],
  ["address", "<img src=x onerror=alert(1)> Brno", /no < or >/],
  ["address", "Example Street\u202e 1", /invisible characters/],
  ["address", "Example Street 1\n602 00 Brno", /invisible characters/],
  ["hours", "Mo-Fr", /days and hours/],
  ["hours", "Fr-Mo 08:00-16:00", /in order/],
  ["hours", "Mo-Fr 16:00-08:00", /in order/],
  ["hours", "Po-Pá 08:00-16:00", /days and hours/],
  ["hours", "", /days and hours/],
])("the %s '%s' is refused, and the form says what it takes", ([kind, typed, says]) => {
  expect(readContact(kind, typed)).toEqual({ problem: expect.stringMatching(says) });
});
