import { EMPTY_FORM, type FormValues } from "../../src/contributing/add-clinic/submissionSchema.ts";

export const GOOD_FORM: FormValues = {
  ...EMPTY_FORM,
  clinicName: "IVF Zlín",
  country: "Czechia",
  website: "https://ivf-zlin.com/",
  satisfaction: "5",
  relationship: "patient",
  additionalInfo: "Friendly people.",
};

type Field = keyof FormValues;

export function rawRow(form: FormValues) {
  return {
    clinic_name: form.clinicName,
    country: form.country,
    website: form.website,
    satisfaction: form.satisfaction === "" ? Number.NaN : Number(form.satisfaction),
    relationship: form.relationship,
    additional_info: form.additionalInfo === "" ? null : form.additionalInfo,
  };
}

export const BLANKS = ["", " ", "\t", "\u00a0", "\u200b", "\u2060", "\ufeff", " \u200b\u00a0 ", "\u3164"];
export const MEGABYTES = "x".repeat(10_000_000);

export const BAD_WEBSITES = [
  ...["", " ", "nonsense", "//ivf-zlin.com", "/clinic", "https:", "https://"],
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "ftp://ivf-zlin.com",
    "mailto:a@b.cz",
  ],
  ...["https://user:password@ivf-zlin.com", "https://user@ivf-zlin.com", "https://ivf zlin.com"],
  ...["https://ivf-zlin.com/a b", "https://ivf-zlin.com/\nx", "https://\tivf-zlin.com", "https:///path"],
  ...["https://ivf-zlin.com\\@evil.test", "https://ivf-zlin.com:port", "https://-ivf.com", "https://[::1]/"],
  ...["https://ivf-zlin.com/<script>", 'https://ivf-zlin.com/"onclick="x', "https://exam\u200bple.org"],
  ...["https://ivf-zlin.com/\u202etxt", "https://ivf-zlin.com/\0", "https://my_clinic.example.org"],
  `https://ivf-zlin.com/${"x".repeat(2048)}`,
  `https://ivf-zlin.com/${MEGABYTES}`,
];

export const BAD_CASES: [field: Field, value: string][] = [
  ...[...BLANKS, "a\0b", "x".repeat(121), "💉".repeat(121), MEGABYTES].map((value): [Field, string] => [
    "clinicName",
    value,
  ]),
  ...["", "czechia", "Czech Republic", "Atlantis", "Czechia "].map((value): [Field, string] => [
    "country",
    value,
  ]),
  ...BAD_WEBSITES.map((value): [Field, string] => ["website", value]),
  ...["", "-1", "0", "6", "2.5", "NaN", "1e9"].map((value): [Field, string] => ["satisfaction", value]),
  ...["", "admin", "Patient", "patient "].map((value): [Field, string] => ["relationship", value]),
  ...["a\0b", "x".repeat(2001), "💉".repeat(2001), MEGABYTES].map((value): [Field, string] => [
    "additionalInfo",
    value,
  ]),
];

export const DECOMPOSED = "IVF Zli\u0301n";

export const GOOD_CASES: [field: Field, value: string, stored?: string | number | null][] = [
  ["clinicName", "Macierzyństwo"],
  ["clinicName", "👶 Clinic 👨‍👩‍👧"],
  ["clinicName", "a"],
  ["clinicName", "x".repeat(120)],
  ["clinicName", "💉".repeat(120)],
  ["clinicName", '<img src=x onerror="alert(1)">'],
  ["clinicName", "'; drop table clinics; --"],
  ["clinicName", "\u202egnp.cinilc"],
  ["clinicName", "Клиника"],
  ["clinicName", DECOMPOSED, "IVF Zlín"],
  ["clinicName", "  IVF Zlín\u00a0", "IVF Zlín"],
  ["clinicName", "e\u0301".repeat(120), "é".repeat(120)],
  ["website", "https://ivf-zlin.com", "https://ivf-zlin.com/"],
  ["website", "ivf-zlin.com", "https://ivf-zlin.com/"],
  ["website", "www.ivf-zlin.com", "https://www.ivf-zlin.com/"],
  ["website", " http://ivf-zlin.com/ ", "http://ivf-zlin.com/"],
  ["website", "HTTPS://IVF-ZLIN.COM/En", "https://ivf-zlin.com/En"],
  ["website", "https://münchen-ivf.de/", "https://xn--mnchen-ivf-9db.de/"],
  ["website", "https://клиника.example/", "https://xn--80apagcdp.example/"],
  ["website", "https://ivf.example/Zlín?q=ł#ž", "https://ivf.example/Zl%C3%ADn?q=%C5%82#%C5%BE"],
  ["website", "https://ivf.example:8443/a?b=c&d=%20#e"],
  ["website", "https://ivf.example/a_b/@c/d;e=1,2?q[]={1|2}#!/top"],
  ["website", `https://ivf.example/${"x".repeat(2028)}`],
  ...["1", "2", "3", "4", "5"].map((value): [Field, string, number] => [
    "satisfaction",
    value,
    Number(value),
  ]),
  ...["patient", "employee", "other"].map((value): [Field, string] => ["relationship", value]),
  ["additionalInfo", "", null],
  ...[" ", "\n", "\u200b"].map((value): [Field, string, null] => ["additionalInfo", value, null]),
  ["additionalInfo", "Two\nlines,\ttabbed"],
  ["additionalInfo", "<script>alert(1)</script> & co"],
  ["additionalInfo", DECOMPOSED, "IVF Zlín"],
  ["additionalInfo", "x".repeat(2000)],
  ["additionalInfo", "💉".repeat(2000)],
];

export function nameOf(value: string): string {
  const start = JSON.stringify(value.slice(0, 40)).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return value.length > 40 ? `${start} … (${value.length} characters)` : start;
}
