import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { EditedRows } from "../../../tests/support/editedRows.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { RULE_TEXT } from "../../../tests/support/ruleCases.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import RuleEditorPage from "./RuleEditorPage.tsx";

const SAVED_BY_SOMEONE = "Someone else saved this rule while you were editing";

let rules: EditedRows;
beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  rules = new EditedRows("country_rules", {});
});

const addRule = (question: string, answer: string) =>
  rules.add({ ...RULE_TEXT, country: "spain", question, answer });

async function open(part: string) {
  showPage(
    <Routes>
      <Route path="/admin/rules/:country" element="The law" />
      <Route path="/admin/rules/:country/:question" element={<RuleEditorPage />} />
      <Route path="/admin/rules/:country/condition/:condition" element={<RuleEditorPage />} />
      <Route path="/admin/login" element="The login" />
    </Routes>,
    `/admin/rules/spain/${part}`,
  );
  return await screen.findByLabelText("Answer");
}

const press = (name: string) => user.click(screen.getByRole("button", { name }));
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
