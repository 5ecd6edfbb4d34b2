import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, rowsOf } from "@/backend/errors.ts";
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

interface RuleToSave {
  country: string;
  asked: RuleQuestion;
  typed: CheckedRule;
  /** With the version its editor started from, or null to overwrite any; `base` is null for a new rule. */
  base: { id: string; changedAt: string | null } | null;
}

/** Returns false when somebody else changed the rule first. */
async function saveRule({ country, asked, typed, base }: RuleToSave): Promise<boolean> {
  const rules = adminClient.from("country_rules");
  const answer = await (base === null
    ? rules.insert({ ...typed, country, question: asked }).select("id")
    : rules.update(typed).match(matching(base)).select("id"));
  return rowsOf<{ id: string }>(answer).length > 0;
}

function matching({ id, changedAt }: { id: string; changedAt: string | null }) {
  return changedAt === null ? { id } : { id, changed_at: changedAt };
}

/** Returns false when somebody else changed the rule first, or took it away. */
async function forgetRule(rule: StoredRule): Promise<boolean> {
  const match = matching({ id: rule.id, changedAt: versionOf(rule) });
  const answer = await adminClient.from("country_rules").delete().match(match).select("id");
  return rowsOf<{ id: string }>(answer).length > 0;
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
export const useForgetRule = () => useLawMutation(forgetRule);
export const useSaveCheck = () => useLawMutation(saveCheck);
