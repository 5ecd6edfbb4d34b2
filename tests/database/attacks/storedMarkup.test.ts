import { expect, test } from "vitest";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { forgetSubmissions } from "../../support/database/submissions.ts";
import { GOOD_FORM, rawRow } from "../../support/submissionCases.ts";

const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>`;

test("markup in a submission stays text, and nothing that visitors read repeats it", async () => {
  await forgetSubmissions();
  const row = { ...rawRow(GOOD_FORM), clinic_name: SCRIPT, additional_info: SCRIPT };
  expect((await anonymous().from("clinic_submissions").insert(row)).error).toBeNull();
  const stored = await asOwner`select clinic_name, additional_info from public.clinic_submissions`;
  expect(stored).toEqual([{ clinic_name: SCRIPT, additional_info: SCRIPT }]);

  const [visitor, isRead] = [anonymous(), { error: null, data: expect.not.stringContaining("onerror") }];
  for (const { error, data } of await Promise.all([
    visitor.from("clinics").select("id,name,locations"),
    visitor.from("blog_posts").select("slug,title,excerpt"),
    visitor.from("blog_categories").select(),
  ]))
    expect({ error, data: JSON.stringify(data) }).toEqual(isRead);
  expect((await visitor.from("clinic_submissions").select("id")).data).toEqual([]);
  await forgetSubmissions();
});
