import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { assertNewer } from "@/admin/drafts/assertNewer.ts";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";
import { isoInstant } from "@/backend/isoInstant.ts";
import { lawsKey } from "@/law/api.ts";
import type { CheckedRule } from "./ruleSchema.ts";
import { versionOf, type RuleQuestion, type StoredRule } from "./storedRule.ts";

const COLUMNS =
  "id,country,question,answer,source_name,source_url,as_of,article,confidence,watch_until,checked_on,changed_at";
const TO_EDIT = "law-to-edit";

export function rulesToEditQuery(country: string) {
  return queryOptions({
    queryKey: [TO_EDIT, "rules", country],
    queryFn: async ({ signal }): Promise<StoredRule[]> => {
      const asked = adminClient.from("country_rules").select(COLUMNS).eq("country", country).order("answer");
      return rowsOf(await asked.abortSignal(signal));
    },
    // Editing must start from the latest version.
    staleTime: 0,
  });
}

export function lawChecksQuery() {
  return queryOptions({
    queryKey: [TO_EDIT, "checks"],
    queryFn: async ({ signal }): Promise<Record<string, string>> => {
      const rows = rowsOf(
        await adminClient
          .from("law_checks")
          .select("country,checked_on")
          .order("country")
          .abortSignal(signal),
      );
      return Object.fromEntries(rows.map(({ country, checked_on }) => [country, checked_on]));
    },
    staleTime: 0,
  });
}

export interface RuleVersion {
  id: string;
  changedAt: string;
}

interface RuleToSave {
  country: string;
  asked: RuleQuestion;
  typed: CheckedRule;
  /** The version its editor started from; null for a new rule. */
  base: RuleVersion | null;
}

/** The version that somebody else saved, or null where the rule is gone. */
export interface Conflict {
  newer: RuleVersion | null;
}

async function saveRule({
  country,
  asked,
  typed,
  base,
}: RuleToSave): Promise<{ saved: RuleVersion } | Conflict> {
  const rules = adminClient.from("country_rules");
  const writing =
    base === null
      ? rules.insert({ ...typed, country, question: asked })
      : rules.update(typed).match(matching(base));
  const [row] = rowsOf(await writing.select("id,changed_at"));
  if (row) return { saved: { id: row.id, changedAt: isoInstant(row.changed_at) } };
  if (base) return await conflictAbout(base);
  throw new BackendError("The database took no change", 403);
}

function matching({ id, changedAt }: RuleVersion) {
  return { id, changed_at: changedAt };
}

/** Call it when nothing was changed. @throws BackendError when this person may not change it, or no longer */
async function conflictAbout({ id, changedAt }: RuleVersion): Promise<Conflict> {
  const [stored] = rowsOf(await adminClient.from("country_rules").select("changed_at").eq("id", id));
  // Whoever is no editor sees no rule either.
  if (!stored && dataOf<unknown>(await adminClient.rpc("admin_role")) !== null) return { newer: null };
  return { newer: { id, changedAt: assertNewer(stored, changedAt) } };
}

/** Returns false when somebody else changed the rule first. */
async function removeRule(rule: StoredRule): Promise<boolean> {
  const base = { id: rule.id, changedAt: versionOf(rule) };
  const answer = await adminClient.from("country_rules").delete().match(matching(base)).select("id");
  if (rowsOf<{ id: string }>(answer).length > 0) return true;
  return (await conflictAbout(base)).newer === null;
}

/** @throws BackendError, also when the check may not be changed */
async function saveCheck({ country, day }: { country: string; day: string }): Promise<void> {
  const checks = adminClient.from("law_checks").update({ checked_on: day }).eq("country", country);
  if (rowsOf<{ id: string }>(await checks.select("id")).length === 0)
    throw new BackendError("The database took no change", 403);
}

function useLawMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: lawsKey });
      await cache.invalidateQueries({ queryKey: [TO_EDIT] });
    },
  });
}

export const useSaveRule = () => useLawMutation(saveRule);
export const useRemoveRule = () => useLawMutation(removeRule);
export const useSaveCheck = () => useLawMutation(saveCheck);
