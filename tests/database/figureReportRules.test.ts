import * as fc from "../support/properties.ts";
import { beforeEach, expect, test } from "vitest";
import { isEmailAddress } from "../../src/backend/emailAddress.ts";
import { reportRow } from "../../src/contributing/report-figure/reportRow.ts";
import { reportSchema, type FormValues } from "../../src/contributing/report-figure/reportSchema.ts";
import { AT_ONCE, storeAsVisitor } from "../support/database/asVisitor.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { BAD_REPORTS, GOOD_REPORT, GOOD_REPORTS } from "../support/figureReportCases.ts";
import { nameOf } from "../support/submissionCases.ts";

const COLUMN = {
  figure: "figure",
  rightValue: "right_value",
  sourceUrl: "source_url",
  email: "email",
} as const;

beforeEach(async () => {
  await asOwner`delete from public.figure_reports`;
  await asOwner`delete from private.submission_senders`;
});

type Row = ReturnType<typeof reportRow>;

async function send(row: Row) {
  const { status, error } = await anonymous().from("figure_reports").insert(row);
  return { status, error, data: error ? null : await asOwner`select * from public.figure_reports` };
}

function rowOf(form: FormValues): Row {
  return reportRow({ report: reportSchema.parse(form), formId: crypto.randomUUID() });
}

function rawRow(form: FormValues): Row {
  return reportRow({ report: form, formId: crypto.randomUUID() });
}

async function countReports(): Promise<number> {
  const [row] = await asOwner<{ count: number }[]>`select count(*)::int as count from public.figure_reports`;
  return row?.count ?? Number.NaN;
}

test.for(BAD_REPORTS.map(([field, value]) => [field, nameOf(value), value] as const))(
  "a report's %s cannot be %s",
  async ([field, , value]) => {
    const form = { ...GOOD_REPORT, [field]: value };
    const checked = reportSchema.safeParse(form);
    expect(checked.error?.issues.map(({ path }) => path)).toEqual([[field]]);
    expect(checked.error?.issues[0]?.message).toMatch(/^(Please|This) [a-z].*\.$/);

    const { data, status } = await send(rawRow(form));
    expect(data).toBeNull();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await countReports()).toBe(0);
  },
);

test.for(
  GOOD_REPORTS.map(([field, value, stored = value]) => [field, nameOf(value), value, stored] as const),
)("a report's %s can be %s", async ([field, , value, stored]) => {
  const { data, error } = await send(rowOf({ ...GOOD_REPORT, [field]: value }));
  expect(error).toBeNull();
  expect(data?.[0]?.[COLUMN[field]]).toBe(stored);
});

test("a report about a clinic that isn't there is refused by name, and nothing is stored", async () => {
  const { error, status } = await send(rowOf({ ...GOOD_REPORT, clinicId: "atlantis" }));
  expect(status).toBe(404);
  expect(error?.hint).toBe("no-such-clinic");
  expect(await countReports()).toBe(0);
});

test("whatever the form of a report lets through, the database stores unchanged", async () => {
  const anything = fc.record({
    figure: fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
    rightValue: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
    email: fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: "grapheme" }).map((text) => `${text}@example.org`),
    ),
  });
  const tens = fc.array(anything, { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(tens, async (forms) => {
      const rows = forms.flatMap((fields) => {
        const checked = reportSchema.safeParse({ ...GOOD_REPORT, ...fields });
        return checked.success ? [reportRow({ report: checked.data, formId: crypto.randomUUID() })] : [];
      });
      if (rows.length > 0) expect(await storeAsVisitor("figure_reports", rows)).toMatchObject(rows);
    }),
    { numRuns: 30 },
  );
});

test("the form and the database agree on every e-mail address", async () => {
  const unit = fc.constantFrom(
    ...Array.from(".-+_'@?&=%#:/\"(),;<> \n\u00a0\u200b＠áяа\u0301ß9"),
    "a",
    "b",
    "cz",
    "xn--",
  );
  const part = fc.string({ unit, maxLength: 5 });
  const typed = fc.tuple(part, part, part).map(([name, host, end]) => `a${name}@${host}a.${end}cz`);
  const some = fc.sample(fc.oneof(typed, fc.emailAddress()), 20_000).filter((text) => text.length <= 254);
  const [check] = await asOwner<{ rule: string }[]>`
    select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = 'figure_reports_email_check'`;
  const taken = await asOwner<{ email: string }[]>`
    select email from unnest(${some}::text[]) as email where ${asOwner.unsafe(check!.rule)}`;
  expect(taken.map(({ email }) => email).toSorted()).toEqual(some.filter(isEmailAddress).toSorted());
  expect(taken.length).toBeGreaterThan(100);
});
