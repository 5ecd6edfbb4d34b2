import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import type { Json } from "@/backend/database.types.ts";
import { lawsFromJson } from "@/law/lawsFromJson.ts";
import { COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { QUESTIONS, RULE_TEXTS } from "@/law/ruleTexts.ts";
import { CONDITIONS } from "@/law/texts/conditions.ts";
import { oneAdmin } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { RULE } from "../support/database/law.ts";
import { rolledBack } from "../support/database/rolledBack.ts";
import { signedUp } from "../support/database/tokens.ts";
import { RULES_TO_REFUSE, RULES_TO_TAKE } from "../support/ruleCases.ts";
import { COUNTRY_RULES } from "../support/seededLaw.ts";

const admin = oneAdmin();

async function lawsSeenBy(visitor = anonymous(), ...p_countries: string[]) {
  const asked = p_countries.length === 0 ? {} : { p_countries };
  const { data, error } = await visitor.rpc("country_laws", asked, { get: true });
  if (error) throw error;
  return lawsFromJson(data as Json[]);
}

async function addRule(fields: object = {}) {
  onTestFinished(async () => {
    await asOwner`delete from public.country_rules where country = 'spain' and question = 'afterStorage'`;
  });
  return admin()
    .from("country_rules")
    .insert({ ...RULE, ...fields })
    .select("id");
}

const spain = async () => (await lawsSeenBy(anonymous(), "spain"))[0];

test("the database knows the countries, questions and answers that the site has words for", async () => {
  const [row] = await asOwner<{ codes: Record<string, string[]> }[]>`select private.law_codes() as codes`;
  const answers = QUESTIONS.map((question) => [question, Object.keys(RULE_TEXTS[question].answers)]);
  expect(row?.codes).toEqual({
    country: COUNTRY_SLUGS,
    ...Object.fromEntries(answers),
    condition: Object.keys(CONDITIONS),
  });
});

test.for([["a visitor", anonymous] as const, ["somebody signed up", signedUp] as const])(
  "%s reads the law of all countries in one answer, as the seed has it, or of some",
  async ([, visitor]) => {
    expect(await lawsSeenBy(visitor())).toEqual(COUNTRY_RULES);
    expect(await lawsSeenBy(visitor(), "spain")).toEqual(
      COUNTRY_RULES.filter(({ slug }) => slug === "spain"),
    );
    const two = await lawsSeenBy(visitor(), "spain", "atlantis", "austria", "spain");
    expect(two.map(({ slug }) => slug)).toEqual(["austria", "spain"]);
  },
);

test("nobody can filter or select parts of the law's answer", async () => {
  for (const columns of ["rules", "*,rules", "0->rules"]) {
    const taken = anonymous().rpc("country_laws").select(columns);
    expect((await taken).error?.code, columns).toBe("42703");
  }
});

test("all countries' law stays small enough for a page", async () => {
  const { data } = await anonymous().rpc("country_laws", {}, { get: true });
  expect(JSON.stringify(data).length).toBeLessThan(50_000);
});

test("a rule that an editor adds, changes or removes shows at once, with its own day", async () => {
  expect((await spain())?.rules.afterStorage).toBeNull();
  const added = await addRule({ checked_on: "2026-11-23", article: "  " });
  expect(added.error?.message).toContain("article_is_one_line_of_1_to_200_letters");
  const { data } = await addRule({ checked_on: "2026-11-23" });
  expect((await spain())?.rules.afterStorage).toEqual({
    ...{ code: "as-agreed", article: "art. 6", confidence: "H", checkedOn: "2026-11-23" },
    text: { name: RULE.source_name, url: RULE.source_url, asOf: RULE.as_of },
  });
  await admin()
    .from("country_rules")
    .update({ answer: "donated", watch_until: "2027-01-31" })
    .eq("id", data![0]!.id);
  expect((await spain())?.rules.afterStorage).toMatchObject({ code: "donated", watchUntil: "2027-01-31" });
  await admin().from("country_rules").delete().eq("id", data![0]!.id);
  expect((await spain())?.rules.afterStorage).toBeNull();
});

test("the history names an editor's change by country and question, and can restore it", async () => {
  const { data } = await addRule();
  const rule = () => admin().from("country_rules").update({ confidence: "M" }).eq("id", data![0]!.id);
  expect((await rule()).error).toBeNull();
  const newest = async () =>
    (await admin().rpc("history_page", { p_relations: ["country_rules"] })).data?.[0];
  const change = await newest();
  expect(change).toMatchObject({
    ...{ action: "update", row_name: "spain, afterStorage", can_restore: true },
    ...{ before: { confidence: "H" }, after: { confidence: "M" } },
  });
  expect((await admin().rpc("restore_history", { p_id: change!.id })).error).toBeNull();
  expect((await spain())?.rules.afterStorage).toMatchObject({ confidence: "H" });

  await admin().from("country_rules").delete().eq("id", data![0]!.id);
  expect((await spain())?.rules.afterStorage).toBeNull();
  expect((await admin().rpc("restore_history", { p_id: (await newest())!.id })).error).toBeNull();
  expect((await spain())?.rules.afterStorage).toMatchObject({ code: "as-agreed" });
});

test("the day of a country's check can be changed alone, shows at once, and can be restored", async () => {
  const checks = () => admin().from("law_checks");
  expect((await checks().update({ checked_on: "2026-11-23" }).eq("country", "spain")).error).toBeNull();
  expect(await spain()).toMatchObject({ checkedOn: "2026-11-23", rules: { womanAlone: { code: "yes" } } });
  const { data } = await admin().rpc("history_page", { p_relations: ["law_checks"] });
  expect(data?.[0]).toMatchObject({ row_name: "spain", before: { checked_on: "2026-11-22" } });
  expect((await admin().rpc("restore_history", { p_id: data![0]!.id })).error).toBeNull();
  expect((await spain())?.checkedOn).toBe("2026-11-22");
});

test("running the seed again keeps what editors changed or removed in a country", async () => {
  await rolledBack(async (sql) => {
    await sql`update public.country_rules set answer = 'no' where country = 'spain' and question = 'womanAlone'`;
    await sql`delete from public.country_rules where country = 'spain' and question = 'storage'`;
    const read = () => sql`select * from public.country_rules order by id`;
    const before = await read();
    await sql.unsafe(readFileSync("supabase/seed-law.sql", "utf8"));
    expect(await read()).toEqual(before);
  });
});

test("a country that a migration added gets its rules from the seed", async () => {
  await rolledBack(async (sql) => {
    const read = () =>
      sql`select question, answer, article, checked_on from public.country_rules where country = 'spain'
        order by question, answer`;
    const seeded = await read();
    await sql`delete from public.country_rules where country = 'spain'`;
    await sql.unsafe(readFileSync("supabase/seed-law.sql", "utf8"));
    expect(seeded).not.toEqual([]);
    expect(await read()).toEqual(seeded);
  });
});

test("a question has one answer, and a condition stands once", async () => {
  await addRule();
  expect((await addRule({ answer: "donated" })).error?.message).toContain("one_answer_to_a_question");
  const again = { question: "condition", answer: "husband-consents" };
  expect((await addRule(again)).error?.message).toContain("each_condition_once");
});

test("a text is stored composed, whatever keyboard typed it", async () => {
  await addRule({ source_name: "Za\u0301kon", article: "§ 1, c\u030Ca\u0301st" });
  expect((await spain())?.rules.afterStorage).toMatchObject({
    ...{ text: { name: "Zákon" }, article: "§ 1, část" },
  });
});

test.for<[rule: string, fields: object]>([
  ["country_is_one_whose_law_we_tell", { country: "atlantis" }],
  ["country_is_one_whose_law_we_tell", { country: "Spain" }],
  ["question_is_one_of_ours", { question: "country", answer: "spain" }],
  ["question_is_one_of_ours", { question: "eyeColour" }],
  ["answer_is_one_of_its_question", { question: "condition", answer: "as-agreed" }],
  ["source_name_is_one_line_of_1_to_200_letters", { source_name: " An act" }],
  ["article_is_one_line_of_1_to_200_letters", { article: "" }],
  ...RULES_TO_REFUSE,
])("%s: a rule with %j is refused by that name, also for an admin", async ([rule, fields]) => {
  const { error } = await addRule(fields);
  expect(error?.message).toContain(`"${rule}"`);
  expect(await spain()).toEqual(COUNTRY_RULES.find(({ slug }) => slug === "spain"));
});

test.for(RULES_TO_TAKE)("a rule may have %s", async ([, fields]) => {
  expect((await addRule(fields)).error).toBeNull();
});
