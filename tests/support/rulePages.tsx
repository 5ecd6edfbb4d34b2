import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import CountryLawPage from "@/admin/rules/CountryLawPage.tsx";
import LawPage from "@/admin/rules/LawPage.tsx";
import RuleEditorPage from "@/admin/rules/RuleEditorPage.tsx";
import { showPage } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { RULE_TEXT } from "./ruleCases.ts";
import { SEEDED_LAWS } from "./seededLaw.ts";
import { storeAdminSession } from "./signedInAdmin.ts";

const CHANGED_AT = "2026-11-22T08:00:00.000001+00:00";
export const ruleRow = (question: string, answer: string) => ({
  ...{ id: `5b1f6d1e-0000-4000-8000-${question}`, country: "spain", question, answer },
  ...RULE_TEXT,
  changed_at: CHANGED_AT,
});

/** By method and table or function; anything else is answered as stored. */
export const answers: Record<string, unknown> = {};
export const sent: { what: string; body: unknown }[] = [];

/** Answers the pages of the law's rules, on a day when few rules are due. */
export function answerRulePages(): void {
  beforeEach(prepare);
  afterEach(() => void vi.useRealTimers());
}

function prepare(): void {
  // In a year every rule is due.
  vi.useFakeTimers({ now: new Date(2026, 11, 1, 10), toFake: ["Date"] });
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  sent.length = 0;
  for (const what of Object.keys(answers)) delete answers[what];
  Object.assign(answers, {
    "GET country_rules": [ruleRow("womanAlone", "yes"), ruleRow("condition", "husband-consents")],
    "GET law_checks": [{ country: "spain", checked_on: "2026-01-05" }],
    "GET country_laws": SEEDED_LAWS,
    "GET admin_role": "editor",
    "POST admin_role": "editor",
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const what = `${init?.method ?? "GET"} ${url.pathname.split("/").at(-1)}`;
    if (!/^(GET|HEAD) |admin_role/.test(what)) {
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
      sent.push({ what: `${what}${url.search}`, body });
    }
    const answer = answers[what] ?? [{ id: "1", changed_at: CHANGED_AT }];
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
}

export function openRules(address: string) {
  showPage(
    <Routes>
      <Route path="/admin/rules" element={<LawPage />} />
      <Route path="/admin/rules/:country" element={<CountryLawPage />} />
      <Route path="/admin/rules/:country/:question" element={<RuleEditorPage />} />
      <Route path="/admin/rules/:country/condition/:condition" element={<RuleEditorPage />} />
    </Routes>,
    address,
  );
}
