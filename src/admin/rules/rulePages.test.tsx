import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { QUESTIONS } from "@/law/ruleTexts.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { RULE_TEXT } from "../../../tests/support/ruleCases.ts";
import { answerRulePages, answers, openRules, ruleRow, sent } from "../../../tests/support/rulePages.tsx";
import { SEEDED_LAWS } from "../../../tests/support/seededLaw.ts";
import { RulesDue } from "./RulesDue.tsx";

answerRulePages();

const field = (name: string) => screen.getByLabelText(name);
const save = () => user.click(screen.getByRole("button", { name: "Save" }));

test("the list names what is due, and leads to the rule, and to each country by the age of its check", async () => {
  answers["GET country_laws"] = SEEDED_LAWS.map((law) =>
    law.country === "poland" ? Object.assign({}, law, { checked_on: "2020-01-01" }) : law,
  );
  openRules("/admin/rules");
  expect(await screen.findByRole("link", { name: "Poland: A woman on her own" })).toHaveAttribute(
    "href",
    "/admin/rules/poland/womanAlone",
  );
  const countries = within(screen.getByRole("region", { name: "Countries" })).getAllByRole("listitem");
  expect(countries).toHaveLength(SEEDED_LAWS.length);
  expect(countries[0]).toHaveTextContent(
    new RegExp(`^Poland.*Checked on 1 Jan 2020; \\d+ of ${QUESTIONS.length} answered$`),
  );
});

test("the overview names what is most urgent, each with its form, and says when that can't be counted", async () => {
  expectLogged(/BackendError/);
  answers["GET country_laws"] = Response.json({ message: "x" }, { status: 400 });
  showPage(<RulesDue />, "/admin");
  expect(await screen.findByText("We couldn't load which rules are due")).toBeVisible();
  answers["GET country_laws"] = SEEDED_LAWS.filter(({ country }) => country === "united-kingdom").map((law) =>
    Object.assign({}, law, {
      rules: law.rules
        .filter(({ question }) => question === "storage")
        .map((rule) => Object.assign({}, rule, { confidence: "L" })),
    }),
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "1 rule is due for a check" })).toHaveAttribute(
    "href",
    "/admin/rules",
  );
  expect(
    screen.getByRole("link", { name: "United Kingdom: How long embryos may be stored" }),
  ).toHaveAttribute("href", "/admin/rules/united-kingdom/storage");
});

test("a rule that can't be loaded says so, and is asked for again", async () => {
  expectLogged(/BackendError/);
  const stored = answers["GET country_rules"];
  answers["GET country_rules"] = Response.json({ message: "x" }, { status: 400 });
  openRules("/admin/rules/spain/womanAlone");
  expect(await screen.findByText("We couldn't load this rule")).toBeVisible();
  answers["GET country_rules"] = stored;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByLabelText("Answer")).toBeVisible();
});

test("a rule that rests on a weak page says what visitors read of it, with a link to its text", async () => {
  answers["GET country_laws"] = SEEDED_LAWS.map((law) =>
    law.country === "united-kingdom"
      ? Object.assign({}, law, {
          rules: law.rules.map((rule) =>
            rule.question === "storage" ? Object.assign({}, rule, { confidence: "L" }) : rule,
          ),
        })
      : law,
  );
  openRules("/admin/rules");
  const rule = await screen.findByRole("link", { name: "United Kingdom: How long embryos may be stored" });
  const due = within(rule.closest("li") ?? document.body);
  expect(due.getByText(/visitors read ‘Not known’/)).toBeVisible();
  expect(due.getByRole("link", { name: /Human Fertilisation/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:/),
  );
});

test("a law that can't be loaded says so, and is asked for again", async () => {
  expectLogged(/BackendError/);
  answers["GET country_rules"] = Response.json({ message: "x" }, { status: 400 });
  openRules("/admin/rules/spain");
  expect(await screen.findByText("We couldn't load this law")).toBeVisible();
  answers["GET country_rules"] = [ruleRow("womanAlone", "yes")];
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Change: A woman on her own" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Answer: Two women" })).toBeVisible();
});

test("one press says that nothing changed, and another takes it back", async () => {
  openRules("/admin/rules/spain");
  await user.click(await screen.findByRole("button", { name: "Checked today, nothing changed" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    {
      what: expect.stringMatching(/^PATCH law_checks\?country=eq\.spain/),
      body: { checked_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    },
    { what: expect.stringMatching(/^PATCH law_checks/), body: { checked_on: "2026-01-05" } },
  ]);
});

test("a changed answer is stored over the version that its editor saw, and says first what visitors will read", async () => {
  openRules("/admin/rules/spain/womanAlone");
  await user.selectOptions(await screen.findByLabelText("Answer"), "No");
  expect(screen.getByText("Visitors read: Clinics may not treat a woman on her own.")).toBeVisible();
  await save();
  expect(await screen.findByText("Rule saved")).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.what).toContain("PATCH country_rules?");
  expect(decodeURIComponent(sent[0]?.what ?? "")).toMatch(/changed_at=eq\.2026-11-22T08:00:00/);
  expect(sent[0]?.body).toEqual({ answer: "no", ...RULE_TEXT });
  expect(await screen.findByRole("heading", { level: 1, name: "The law of Spain" })).toBeVisible();
});

test("a question without an answer gets one, with today as the day of reading; gaps are named at their fields", async () => {
  openRules("/admin/rules/spain/afterStorage");
  await user.selectOptions(await screen.findByLabelText("Answer"), "as-agreed");
  await enter(field("Web address of the text"), "http://law.example");
  await save();
  expect(await screen.findByText("Please enter the name of the text.")).toBeVisible();
  expect(screen.getByText("Please enter an address that starts with https://.")).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(field("Web address of the text"));
  await enter(field("Web address of the text"), "https://law.example/act");
  await enter(field("Name of the text"), "An act");
  await user.selectOptions(field("How sure it is"), "M");
  await save();
  expect(await screen.findByText("Rule saved")).toBeInTheDocument();
  expect(sent[0]).toMatchObject({
    what: expect.stringMatching(/^POST country_rules/),
    body: { country: "spain", question: "afterStorage", answer: "as-agreed", as_of: null, article: null },
  });
});

test("the second editor to save is asked before anything is overwritten", async () => {
  answers["PATCH country_rules"] = [];
  openRules("/admin/rules/spain/womanAlone");
  await user.selectOptions(await screen.findByLabelText("Answer"), "no");
  const newer = { ...ruleRow("womanAlone", "yes"), changed_at: "2026-11-23T08:00:00+00:00" };
  answers["GET country_rules"] = [newer];
  await save();
  const dialog = await screen.findByRole("dialog", {
    name: "Someone else saved this rule while you were editing",
  });
  answers["PATCH country_rules"] = [newer];
  await user.click(within(dialog).getByRole("button", { name: "Replace it with my text" }));
  expect(await screen.findByText("Rule saved")).toBeInTheDocument();
  expect(decodeURIComponent(sent.at(-1)?.what ?? "")).toMatch(/changed_at=eq\.2026-11-23T08:00:00/);
});

test("a refusal of the database is named in a message, and the text stays", async () => {
  expectLogged(/BackendError/);
  const message = 'duplicate key value violates unique constraint "one_answer_to_a_question"';
  answers["POST country_rules"] = Response.json({ message, code: "23505" }, { status: 409 });
  openRules("/admin/rules/spain/afterStorage");
  await user.selectOptions(await screen.findByLabelText("Answer"), "as-agreed");
  await enter(field("Web address of the text"), "https://law.example/act");
  await enter(field("Name of the text"), "An act");
  await user.selectOptions(field("How sure it is"), "M");
  await save();
  expect(await screen.findByText("The database requires: one answer to a question.")).toBeInTheDocument();
  expect(field("Name of the text")).toHaveValue("An act");
});

test("a rule is set to not known, and a condition removed, after a question", async () => {
  openRules("/admin/rules/spain/womanAlone");
  await user.click(await screen.findByRole("button", { name: "Set to ‘not known’" }));
  const dialog = await screen.findByRole("dialog", { name: "Set to ‘not known’?" });
  expect(within(dialog).getByText(/no plan calls it allowed/)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Set to ‘not known’" }));
  expect(await screen.findByText("The rule is not known now")).toBeInTheDocument();
  expect(sent).toEqual([
    { what: expect.stringMatching(/^DELETE country_rules\?id=eq\..*changed_at=/), body: null },
  ]);
});

test("a condition has an address of its own, and an unknown one says so", async () => {
  openRules("/admin/rules/spain/condition/husband-consents");
  expect(await screen.findByRole("button", { name: "Take the condition away" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Spain: A condition" })).toBeVisible();
});

test.for([
  "/admin/rules/spain/condition/no-such-thing",
  "/admin/rules/spain/eyeColour",
  "/admin/rules/spain/condition",
  "/admin/rules/atlantis",
  "/admin/rules/atlantis/womanAlone",
])("nothing is at %s", async (address) => {
  openRules(address);
  expect(await screen.findByText("Rule Not Found")).toBeVisible();
});
