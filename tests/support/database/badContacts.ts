type Fields = Record<string, unknown>;

const NO_SOURCE = {
  ...{ status: "sample", published_by: null, source_name: null, source_url: null },
  checked_on: null,
};
const ADDRESS = "address_is_one_line_of_5_to_200_letters";
const PHONE = "phone_is_a_plus_and_7_to_15_digits";
const EMAIL = "email_is_one_address";
const HOURS = "hours_are_days_and_times";
const contact = (rule: string, kind: string, values: string[]) =>
  values.map((value): [string, Fields] => [rule, { kind, value }]);

export const BAD_CONTACTS: [rule: string, fields: Fields][] = [
  ["contacts_are_never_samples", NO_SOURCE],
  ["kind_is_address_phone_email_or_hours", { kind: "fax" }],
  ...contact(ADDRESS, "address", ["", "Brno", "     ", " Example Street 1", "x".repeat(201)]),
  ...contact(ADDRESS, "address", ["Example\nStreet 1", "Example\tStreet 1", "Example\u2028Street 1"]),
  ...contact(ADDRESS, "address", [
    "Example\u202eStreet 1",
    "Example\u2066 Street 1",
    "Exam\u200bple Street 1",
  ]),
  ...contact(ADDRESS, "address", [
    "<b>Example</b> Street 1",
    "Example Street <script>",
    "Exam\u00adple Street",
  ]),
  ...contact(PHONE, "phone", [
    "",
    "420123456789",
    "00420123456789",
    "+420 123 456 789",
    "+420123",
    "+0420123456",
  ]),
  ...contact(PHONE, "phone", [
    "+1234567890123456",
    "+42012345678a",
    "+٤٢٠١٢٣٤٥٦٧",
    "+420123456789\n",
    "tel:+420123456789",
  ]),
  ...contact(EMAIL, "email", [
    "",
    "a clinic",
    "javascript:alert(1)",
    "mailto:a@clinic.example",
    "a@b",
    "a@@b.cz",
  ]),
  ...contact(EMAIL, "email", ["a@clinic.example, b@clinic.example", "a@clinic.example?cc=b@clinic.example"]),
  ...contact(EMAIL, "email", [
    "A <a@clinic.example>",
    "a@clinic.example\nbcc:b@clinic.example",
    "\u202ea@clinic.example",
  ]),
  ...contact(HOURS, "hours", ["", "daily", "Mo-Fr", "08:00-16:00", "Mo-Fr 8:00-16:00", "Mo-Fr 08:00–16:00"]),
  ...contact(HOURS, "hours", [
    "Mo-Fr 16:00-08:00",
    "Fr-Mo 08:00-16:00",
    "Mo-Mo 08:00-16:00",
    "Mo-Fr 08:00-24:00",
  ]),
  ...contact(HOURS, "hours", [
    "Mo-Fr 08:00-16:00,Sa 08:00-12:00",
    "Mo-Fr 08:00-16:00, ",
    "Mo,Tu 08:00-16:00",
  ]),
  ...contact(HOURS, "hours", ["Mo-Fr 08:00-16:00\n", "po-pá 08:00-16:00", "Mo-Fr 08:60-16:00"]),
  ...contact(HOURS, "hours", [Array(12).fill("Mo-Fr 08:00-16:00").join(", ")]),
];
