import { emptyReport, type FormValues } from "../../src/contributing/report-figure/reportSchema.ts";
import { BAD_WEBSITES, BLANKS, DECOMPOSED, MEGABYTES } from "./submissionCases.ts";

export const GOOD_REPORT: FormValues = {
  ...emptyReport("reprofit", "Price of an IVF cycle"),
  rightValue: "3,400 euros",
  sourceUrl: "https://reprofit.cz/prices",
  email: "jana@example.org",
};

type Field = Exclude<keyof FormValues, "clinicId" | "openedFor">;

const EMAIL_HOST = "@example.org";

const of = (field: Field, values: string[]) => values.map((value): [Field, string] => [field, value]);

export const BAD_REPORTS: [field: Field, value: string][] = [
  ...of("figure", [...BLANKS, "a\0b", "x".repeat(201), "💉".repeat(201), MEGABYTES]),
  ...of("rightValue", [...BLANKS, "a\0b", "x".repeat(501), "💉".repeat(501), MEGABYTES]),
  ...of("sourceUrl", BAD_WEBSITES),
  ...of("email", [
    "jana",
    "jana@",
    "@example.org",
    "jana@localhost",
    "jana@example.",
    "jana@.org",
    "a@b@c.org",
  ]),
  ...of("email", ["jana example@example.org", "jana@exam ple.org", "jana@example.org, petr@example.org"]),
  ...of("email", ["<jana@example.org>", "jana@example.org;", "jana\n@example.org", "jana@example..org"]),
  // They would make a link address more than one person.
  ...of("email", [
    "anna@clinic.cz?bcc=thief%40evil.cz&body=Please%20sign%20in%20at%20https%3A%2F%2Fevil.cz",
    "anna?bcc=thief%40evil.cz@clinic.cz",
    "anna%0Abcc:thief%40evil.cz@clinic.cz",
    "anna%0D%0Abcc:x@clinic.cz",
    "anna\r\nbcc:x@clinic.cz",
    "mailto:anna@clinic.cz",
    "anna,thief%40evil.cz@clinic.cz",
    "anna@clinic.cz,thief@evil.cz",
    "anna@clinic.cz%2Cthief%40evil.cz",
  ]),
  ...of("email", ["anna&cc=x@clinic.cz", "anna=x@clinic.cz", "anna#x@clinic.cz", "anna/x@clinic.cz"]),
  ...of("email", ["anna%evil.cz@clinic.cz", "evil.cz!anna@clinic.cz", "anna|x@clinic.cz", "`x`@clinic.cz"]),
  ...of("email", ['"anna"@clinic.cz', '"anna x"@clinic.cz', "anna(x)@clinic.cz", "anna@clinic.cz(x)"]),
  ...of("email", ["Anna <anna@clinic.cz>", "anna@[127.0.0.1]", "anna@[IPv6:::1]", "anna@127.0.0.1"]),
  ...of("email", ["anna:x@clinic.cz", "anna\\@clinic.cz", "anna$x@clinic.cz", "{anna}@clinic.cz"]),
  ...of("email", [".anna@clinic.cz", "anna.@clinic.cz", "an..na@clinic.cz", "-oQ@clinic.cz", "+1@clinic.cz"]),
  ...of("email", ["anna@-clinic.cz", "anna@clinic-.cz", "anna@clinic.cz-", "anna@my_clinic.cz", "a@b.c"]),
  ...of("email", ["anna@clinic.cz.", "anna@o'clinic.cz", "anna@clinic.123", "anna@.clinic.cz"]),
  ...of("email", [
    "anna\u202e@clinic.cz",
    "anna\u200b@clinic.cz",
    "anna？x@clinic.cz",
    "anna\u037ex@clinic.cz",
  ]),
  ...of("email", [`${"x".repeat(255 - EMAIL_HOST.length)}${EMAIL_HOST}`, "jana\0@example.org", MEGABYTES]),
];

export const GOOD_REPORTS: [field: Field, value: string, stored?: string | null][] = [
  ...of("figure", ["x".repeat(200), "💉".repeat(200), "<b>Price</b>", "'; drop table clinics; --"]),
  ["figure", `  ${DECOMPOSED}\u00a0`, "IVF Zlín"],
  ...of("rightValue", ["x".repeat(500), "Two\nlines,\ttabbed", "34% ± 2", "Цена 3 400 €"]),
  ["sourceUrl", "reprofit.cz/ceník", "https://reprofit.cz/cen%C3%ADk"],
  ["sourceUrl", "https://münchen-ivf.de/", "https://xn--mnchen-ivf-9db.de/"],
  ...["", " ", "\u200b"].map((value): [Field, string, null] => ["email", value, null]),
  ["email", " jana@example.org ", "jana@example.org"],
  ...of("email", ["jana.o'neil+ivf@mail.example.co.uk", "jana@xn--mnchen-ivf-9db.de", "яна@пример.рф"]),
  ...of("email", [
    "praxis@kinderwunsch-köln.de",
    "1_a-b@a.b-c.museum",
    "ελενη@παράδειγμα.ελ",
    "jiří@háčky.cz",
  ]),
  ["email", `${"x".repeat(254 - EMAIL_HOST.length)}${EMAIL_HOST}`],
];
