import * as fc from "../support/properties.ts";
import { beforeEach, expect, test } from "vitest";
import { submissionRow } from "../../src/contributing/add-clinic/submissionRow.ts";
import { COUNTRIES } from "../../src/contributing/add-clinic/choices.ts";
import { submissionSchema, type FormValues } from "../../src/contributing/add-clinic/submissionSchema.ts";
import { AT_ONCE, storeAsVisitor } from "../support/database/asVisitor.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countSubmissions, forgetSubmissions } from "../support/database/submissions.ts";
import { BAD_CASES, GOOD_CASES, GOOD_FORM, nameOf, rawRow } from "../support/submissionCases.ts";

const COLUMN = {
  clinicName: "clinic_name",
  website: "website",
  satisfaction: "satisfaction",
  relationship: "relationship",
  additionalInfo: "additional_info",
  country: "country",
  listingType: "sponsored",
} as const satisfies Record<keyof FormValues, string>;

beforeEach(forgetSubmissions);

async function send(row: object) {
  const { status, error } = await anonymous()
    .from("clinic_submissions")
    .insert(row as ReturnType<typeof submissionRow>);
  return { status, error, data: error ? null : await asOwner`select * from public.clinic_submissions` };
}

function rowOf(form: FormValues) {
  return submissionRow({ submission: submissionSchema.parse(form), formId: crypto.randomUUID() });
}

test.for(BAD_CASES.map(([field, value]) => [field, nameOf(value), value] as const))(
  "%s cannot be %s",
  async ([field, , value]) => {
    const form = { ...GOOD_FORM, [field]: value };
    const checked = submissionSchema.safeParse(form);
    expect(checked.error?.issues.map(({ path }) => path)).toEqual([[field]]);
    expect(checked.error?.issues[0]?.message).toMatch(/^(Please|This) [a-z].*\.$/);

    const { data, status } = await send(rawRow(form));
    expect(data).toBeNull();
    // Hosted Supabase answers 400 where Lite answers 500.
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await countSubmissions()).toBe(0);
  },
);

test.for(GOOD_CASES.map(([field, value, stored = value]) => [field, nameOf(value), value, stored] as const))(
  "%s can be %s",
  async ([field, , value, stored]) => {
    const { data, error } = await send(rowOf({ ...GOOD_FORM, [field]: value }));
    expect(error).toBeNull();
    expect(data?.[0]?.[COLUMN[field]]).toBe(stored);
  },
);

test.for(["ivf-zlin.com", "www.ivf-zlin.com"])(
  "the form completes %s, and the database by itself refuses it",
  async (website) => {
    const { data, status } = await send(rawRow({ ...GOOD_FORM, website }));
    expect(data).toBeNull();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await countSubmissions()).toBe(0);
  },
);

test("the form and the database have the same countries", async () => {
  for (const country of COUNTRIES) {
    await forgetSubmissions();
    const { data } = await send(rowOf({ ...GOOD_FORM, country }));
    expect(data?.[0]?.country).toBe(country);
  }
  const [row] = await asOwner<{ names: string }[]>`
    select pg_get_constraintdef(oid) as names from pg_constraint
    where conrelid = 'public.clinic_submissions'::regclass and pg_get_constraintdef(oid) like '%Austria%'`;
  expect(row?.names.match(/'[A-Z][a-z]+( [A-Z][a-z]+)?'/g)).toHaveLength(28);
  expect(COUNTRIES).toHaveLength(28);
});

test("the database makes a name NFC by itself too", async () => {
  const { data } = await send(
    rawRow({ ...GOOD_FORM, clinicName: "Zli\u0301n", additionalInfo: "Zli\u0301n" }),
  );
  expect(data?.[0]).toMatchObject({ clinic_name: "Zlín", additional_info: "Zlín" });
});

test("both treat the same characters as invisible", async () => {
  const rows = await asOwner<{ code: number }[]>`
    select code::int from generate_series(1, 65535) as code
    where not code between 55296 and 57343 and not private.has_visible_text(chr(code))`;
  const invisible = new Set(rows.map(({ code }) => code));
  for (let code = 1; code <= 0xffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const form = { ...GOOD_FORM, clinicName: String.fromCharCode(code) };
    if (submissionSchema.safeParse(form).success === invisible.has(code)) {
      expect.fail(`They differ about U+${code.toString(16)}`);
    }
  }
});

test("whatever the form lets through, the database stores unchanged", async () => {
  const anything = fc.record({
    clinicName: fc.string({ unit: "binary", minLength: 1, maxLength: 130 }),
    additionalInfo: fc.string({ unit: "grapheme", maxLength: 60 }),
    website: fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => `https://example.org/${text}`),
      fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => `http://${text}.example`),
    ),
  });
  const tens = fc.array(anything, { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(tens, async (forms) => {
      const rows = forms.flatMap((fields) => {
        const checked = submissionSchema.safeParse({ ...GOOD_FORM, ...fields });
        return checked.success
          ? [submissionRow({ submission: checked.data, formId: crypto.randomUUID() })]
          : [];
      });
      if (rows.length > 0) expect(await storeAsVisitor("clinic_submissions", rows)).toMatchObject(rows);
    }),
    { numRuns: 30 },
  );
});
