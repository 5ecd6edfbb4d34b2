import { draftsOf } from "@/admin/drafts/drafts.ts";
import type { DraftLink } from "@/admin/drafts/StoredDrafts.tsx";
import { questionAt, LAW_PATH, lawCountryAt, questionTitle, type StoredRule } from "./storedRule.ts";

/** Named like the columns, since a form is a row of texts. */
export const EMPTY_RULE = {
  ...{ answer: "", source_name: "", source_url: "", as_of: "", article: "" },
  ...{ confidence: "", watch_until: "", checked_on: "" },
};
export type RuleForm = typeof EMPTY_RULE;

export function formFromRule(rule: StoredRule): RuleForm {
  const { answer, source_name, source_url, confidence, checked_on } = rule;
  const { as_of, article, watch_until } = rule;
  return {
    ...{ answer, source_name, source_url, confidence, checked_on },
    ...{ as_of: as_of ?? "", article: article ?? "", watch_until: watch_until ?? "" },
  };
}

/** Keyed by `rulePath`. */
export const ruleDrafts = draftsOf("ivf-admin-rule-draft:", EMPTY_RULE);

export function listRuleDrafts(): DraftLink[] {
  return ruleDrafts.list().flatMap(({ id: path }) => {
    if (!path?.startsWith(`${LAW_PATH}/`)) return [];
    const [slug, question] = path.slice(LAW_PATH.length + 1).split("/");
    const [country, asked] = [lawCountryAt(slug), questionAt(question)];
    return country && asked ? [{ path, name: `${country.name}: ${questionTitle(asked)}` }] : [];
  });
}
