import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { NEWER_MEANWHILE } from "@/admin/drafts/typedSince.ts";
import { currentToasts, dismissToasts } from "@/ui/toast.ts";
import { EditedRows } from "../../../tests/support/editedRows.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { RULE_TEXT } from "../../../tests/support/ruleCases.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import { ruleDrafts } from "./ruleForm.ts";
import RuleEditorPage from "./RuleEditorPage.tsx";

const SAVED_BY_SOMEONE = "Someone else saved this rule while you were editing";

const HUSBAND = "/admin/rules/spain/condition/husband-consents";
const RULE = { ...RULE_TEXT, answer: "husband-consents", watch_until: "" };

let rules: EditedRows;
beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  rules = new EditedRows("country_rules", {});
});

const addRule = (question: string, answer: string) =>
  rules.add({ ...RULE_TEXT, country: "spain", question, answer });

async function show(part: string, words: string | RegExp) {
  const page = showPage(
    <Routes>
      <Route path="/admin/rules/:country" element="The law" />
      <Route path="/admin/rules/:country/:question" element={<RuleEditorPage />} />
      <Route path="/admin/rules/:country/condition/:condition" element={<RuleEditorPage />} />
      <Route path="/admin/login" element="The login" />
    </Routes>,
    `/admin/rules/spain/${part}`,
  );
  await screen.findByText(words);
  return page;
}

async function open(part: string) {
  await show(part, "Answer");
  return screen.getByLabelText("Answer");
}

async function retype(label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await enter(screen.getByLabelText(label), text);
}

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const takeAway = async () => {
  await press("Take the condition away");
  const confirm = within(await screen.findByRole("dialog"));
  await user.click(confirm.getByRole("button", { name: "Take the condition away" }));
};
const answers = () => rules.rows.map(({ answer }) => answer);

test("whoever keeps editing a rule that someone else saved is asked again, however often they save", async () => {
  const rule = addRule("womanAlone", "yes");
  await user.selectOptions(await open("womanAlone"), "no");
  rules.change(rule, { article: "art. 7" });
  for (let turn = 0; turn < 2; turn++) {
    await press("Save");
    const dialog = await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE });
    await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  }
  expect(answers()).toEqual(["yes"]);
  await press("Save");
  await user.click(await screen.findByRole("button", { name: "Replace it with my text" }));
  expect(await screen.findByText("The law")).toBeVisible();
  expect(answers()).toEqual(["no"]);
});

test("a rule that is left while it is saved keeps no draft once it is stored", async () => {
  addRule("womanAlone", "yes");
  await user.selectOptions(await open("womanAlone"), "no");
  const held = Promise.withResolvers<void>();
  rules.gate = held.promise;
  await press("Save");
  cleanup();
  expect(ruleDrafts.list()).toHaveLength(1);
  held.resolve();
  await waitFor(() => expect(ruleDrafts.list()).toEqual([]));
});

test("who leaves a rule while it is saved hears that someone else was faster, and the text is kept", async () => {
  const rule = addRule("womanAlone", "yes");
  await user.selectOptions(await open("womanAlone"), "no");
  rules.change(rule, { article: "art. 7" });
  const held = Promise.withResolvers<void>();
  rules.gate = held.promise;
  await press("Save");
  cleanup();
  held.resolve();
  await waitFor(() => expect(currentToasts()).toMatchObject([NEWER_MEANWHILE]));
  expect(ruleDrafts.list()).toHaveLength(1);
  expect(answers()).toEqual(["yes"]);
});

test("replacing what someone else saved replaces that version alone, not one that came since", async () => {
  const rule = addRule("womanAlone", "yes");
  await user.selectOptions(await open("womanAlone"), "no");
  rules.change(rule, { article: "art. 7" });
  await press("Save");
  await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE });
  rules.change(rule, { article: "art. 8" });
  await press("Replace it with my text");
  expect(await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE })).toBeVisible();
  expect(answers()).toEqual(["yes"]);
  await press("Replace it with my text");
  expect(await screen.findByText("The law")).toBeVisible();
  expect(answers()).toEqual(["no"]);
});

test("what is typed while a rule is saved stays, and the next press saves it", async () => {
  addRule("womanAlone", "yes");
  await user.selectOptions(await open("womanAlone"), "no");
  const held = Promise.withResolvers<void>();
  rules.gate = held.promise;
  await press("Save");
  await retype("Article", "art. 9");
  held.resolve();
  expect(await screen.findByText("What you typed since is not saved yet.")).toBeInTheDocument();
  expect(screen.getByLabelText("Article")).toHaveValue("art. 9");
  await press("Save");
  expect(await screen.findByText("The law")).toBeVisible();
  expect(rules.rows).toMatchObject([{ answer: "no", article: "art. 9" }]);
});

test("what is typed while a new condition is saved is kept as a change to that condition", async () => {
  ruleDrafts.keep("/admin/rules/spain/condition/new", { values: RULE, basedOn: null });
  await show("condition/new", /is kept in this browser/);
  await press("Restore it");
  const held = Promise.withResolvers<void>();
  rules.gate = held.promise;
  await press("Save");
  await retype("Article", "art. 9");
  held.resolve();
  expect(await screen.findByText("What you typed since is not saved yet.")).toBeInTheDocument();
  cleanup();
  expect(ruleDrafts.list()).toMatchObject([{ id: HUSBAND, values: { article: "art. 9" } }]);
});

test("a first try that failed doesn't make the second one overwrite what someone else saved", async () => {
  expectLogged(/BackendError/);
  const rule = addRule("womanAlone", "yes");
  await user.selectOptions(await open("womanAlone"), "no");
  rules.change(rule, { article: "art. 7" });
  rules.refusal = Response.json({ message: "x" }, { status: 429 });
  await press("Save");
  expect(await screen.findByText("Rule not saved")).toBeInTheDocument();
  rules.refusal = undefined;
  await press("Save");
  expect(await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE })).toBeVisible();
  expect(answers()).toEqual(["yes"]);
});

test("a condition that is taken away while somebody edits it can be saved as a new one", async () => {
  const rule = addRule("condition", "husband-consents");
  await open("condition/husband-consents");
  await retype("Name of the text", "My act");
  rules.remove(rule);
  await press("Save");
  const dialog = await screen.findByRole("dialog", { name: "This rule was deleted while you were editing" });
  expect(screen.getByLabelText("Name of the text")).toHaveValue("My act");
  await user.click(within(dialog).getByRole("button", { name: "Save as a new rule" }));
  expect(await screen.findByText("The law")).toBeVisible();
  expect(rules.rows).toMatchObject([
    { question: "condition", answer: "husband-consents", source_name: "My act" },
  ]);
  expect(ruleDrafts.read(HUSBAND)).toBeNull();
});

test("a condition that becomes another one while somebody edits it stays on their screen", async () => {
  const rule = addRule("condition", "husband-consents");
  await open("condition/husband-consents");
  await retype("Name of the text", "My act");
  rules.change(rule, { answer: "psychologist" });
  await press("Save");
  expect(await screen.findByRole("dialog", { name: SAVED_BY_SOMEONE })).toBeVisible();
  await press("Keep editing");
  expect(screen.getByLabelText("Name of the text")).toHaveValue("My act");
});

test("unsaved text of a condition that was taken away is offered, as a new one or to discard", async () => {
  const draft = { values: { ...RULE, source_name: "My act" }, basedOn: "2026-11-20" };
  ruleDrafts.keep(HUSBAND, draft);
  const { unmount } = await show("condition/husband-consents", /Someone has taken the rule away/);
  await press("Restore it");
  await press("Save");
  expect(await screen.findByText("The law")).toBeVisible();
  expect(rules.rows).toMatchObject([{ answer: "husband-consents", source_name: "My act" }]);
  unmount();

  rules.rows = [];
  ruleDrafts.keep(HUSBAND, draft);
  await show("condition/husband-consents", /Someone has taken the rule away/);
  await press("Discard it");
  expect(await screen.findByText("The law")).toBeVisible();
  expect(ruleDrafts.read(HUSBAND)).toBeNull();
});

test("a rule that is opened and left keeps no draft", async () => {
  addRule("womanAlone", "yes");
  await open("womanAlone");
  cleanup();
  expect(ruleDrafts.list()).toEqual([]);
});

test("a rule whose removal was stored, though its answer was lost, is not called still there", async () => {
  expectLogged(/fetch failed/);
  addRule("condition", "husband-consents");
  await open("condition/husband-consents");
  rules.losesAnswers = true;
  await takeAway();
  expect(await screen.findByText("It may be done. Reload the page to see.")).toBeInTheDocument();
  expect(screen.queryByText("The rule is still there")).toBeNull();
});

test("a rule that somebody else has taken away counts as taken away", async () => {
  const rule = addRule("condition", "husband-consents");
  await open("condition/husband-consents");
  rules.remove(rule);
  await takeAway();
  expect(await screen.findByText("The condition is taken away")).toBeInTheDocument();
  expect(screen.getByText("The law")).toBeVisible();
});

// The last, since it signs out.
test("an editor who was removed while typing is told so, and not that someone else saved the rule", async () => {
  expectLogged(/BackendError: The database took no change/);
  addRule("womanAlone", "yes");
  await user.selectOptions(await open("womanAlone"), "no");
  Object.assign(rules, { role: null, rows: [] });
  await press("Save");
  expect(await screen.findByText("The login")).toBeVisible();
  expect(await screen.findByText(/this account no longer has admin access/)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});
