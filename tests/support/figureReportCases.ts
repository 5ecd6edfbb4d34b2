import { emptyReport, type FormValues } from "../../src/features/report-figure/reportSchema.ts";
import { BAD_WEBSITES, BLANKS, DECOMPOSED, MEGABYTES } from "./submissionCases.ts";

/** A report that was filled in well. */
export const GOOD_REPORT: FormValues = {
  ...emptyReport("reprofit", "Price of an IVF cycle"),
  rightValue: "3,400 euros",
  sourceUrl: "https://reprofit.cz/prices",
  email: "jana@example.org",
};

type Field = Exclude<keyof FormValues, "clinicId" | "openedFor">;

const EMAIL_HOST = "@example.org";

const of = (field: Field, values: string[]) => values.map((value): [Field, string] => [field, value]);

/** What neither the form lets through nor the database stores. */
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
  ...of("email", [`${"x".repeat(255 - EMAIL_HOST.length)}${EMAIL_HOST}`, "jana\0@example.org", MEGABYTES]),
];

/** What the form lets through, and how it is stored; the same text where nothing is said. */
export const GOOD_REPORTS: [field: Field, value: string, stored?: string | null][] = [
  ...of("figure", ["x".repeat(200), "💉".repeat(200), "<b>Price</b>", "'; drop table clinics; --"]),
  ["figure", `  ${DECOMPOSED}\u00a0`, "IVF Zlín"],
  ...of("rightValue", ["x".repeat(500), "Two\nlines,\ttabbed", "34% ± 2", "Цена 3 400 €"]),
  ["sourceUrl", "reprofit.cz/ceník", "https://reprofit.cz/cen%C3%ADk"],
  ["sourceUrl", "https://münchen-ivf.de/", "https://xn--mnchen-ivf-9db.de/"],
  ...["", " ", "\u200b"].map((value): [Field, string, null] => ["email", value, null]),
  ["email", " jana@example.org ", "jana@example.org"],
  ...of("email", ["jana.o'neil+ivf@mail.example.co.uk", "jana@xn--mnchen-ivf-9db.de", "яна@пример.рф"]),
  ["email", `${"x".repeat(254 - EMAIL_HOST.length)}${EMAIL_HOST}`],
];
