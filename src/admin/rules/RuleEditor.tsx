import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Form } from "@/admin/fields/Form.tsx";
import { ConflictDialog } from "@/admin/drafts/ConflictDialog.tsx";
import type { Draft } from "@/admin/drafts/drafts.ts";
import { hasTypedSince, NEWER_MEANWHILE, TYPED_SINCE } from "@/admin/drafts/typedSince.ts";
import { useStoredDraft } from "@/admin/drafts/useStoredDraft.ts";
import { adminFailure, MAY_BE_SAVED } from "@/admin/fields/adminFailure.ts";
import { refusedRule } from "@/admin/fields/refusedRule.ts";
import { SaveBar } from "@/admin/fields/SaveBar.tsx";
import { useSubmit } from "@/admin/fields/useSubmit.ts";
import { showToast } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import { useSaveRule, type Conflict, type RuleVersion } from "./api.ts";
import { RuleFields } from "./RuleFields.tsx";
import { ruleDrafts, type RuleForm } from "./ruleForm.ts";
import { ruleSchema, type CheckedRule } from "./ruleSchema.ts";
import {
  lawPath,
  rulePath,
  versionOf,
  type RuleQuestion,
  type LawCountry,
  type StoredRule,
} from "./storedRule.ts";

const NOT_SAVED = { title: "Rule not saved" };

interface RuleEditorProps {
  country: LawCountry;
  asked: RuleQuestion;
  /** Null where the question has no answer yet, or for a new condition. */
  rule: StoredRule | null;
  /** Under which its draft is kept. */
  place: string;
  stored: RuleForm;
  restored: Draft<RuleForm> | null;
}

export function RuleEditor({ country, asked, rule, place, stored, restored }: RuleEditorProps) {
  const navigate = useNavigate();
  // Pinned: what somebody else saves since must not pass for what this editor started from.
  const [base, setBase] = useState<RuleVersion | null>(
    rule && { id: rule.id, changedAt: restored?.basedOn ?? versionOf(rule) },
  );
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<RuleForm, unknown, CheckedRule>({
    // With the day of each check: a tab may stay open for days.
    resolver: (...typed) =>
      standardSchemaResolver<RuleForm, unknown, CheckedRule>(ruleSchema(asked, Date.now()))(...typed),
    defaultValues: stored,
    values: restored?.values,
    resetOptions: { keepDefaultValues: true },
  });
  // A new condition gets a place of its own.
  const [draftPlace, setDraftPlace] = useState(place);
  const settleDraft = useStoredDraft(form, ruleDrafts, { id: draftPlace, basedOn: base?.changedAt ?? null });
  const isShown = useIsMounted();
  const { mutateAsync, isPending, error } = useSaveRule();
  const submit = useSubmit(form, async (typed: CheckedRule, over: RuleVersion | null, stays) => {
    const sent = form.getValues();
    try {
      const answer = await mutateAsync({ country: country.slug, asked, typed, base: over });
      if ("newer" in answer) {
        stays();
        return isShown.current ? setConflict(answer) : showToast(NEWER_MEANWHILE);
      }
      if (hasTypedSince(form, sent)) {
        stays();
        const savedPlace = rulePath(country.slug, asked, typed.answer);
        setBase(answer.saved);
        setDraftPlace(savedPlace);
        settleDraft({ id: savedPlace, basedOn: answer.saved.changedAt });
        return showToast({ title: "Rule saved", text: TYPED_SINCE });
      }
      settleDraft();
      showToast({ title: "Rule saved", text: "Visitors read it at once, and their plans follow it." });
      if (isShown.current) void navigate(lawPath(country.slug));
    } catch (problem) {
      stays();
      showToast({ text: refusedRule(problem), ...adminFailure(problem, NOT_SAVED, MAY_BE_SAVED) });
    }
  });
  return (
    <FormProvider {...form}>
      <Form aria-label="Rule" onSubmit={() => void submit(base)} className="max-w-3xl">
        <RuleFields asked={asked} />
        <SaveBar label="Save" isSaving={isPending} error={error} isUnsaved={form.formState.isDirty} />
      </Form>
      {conflict && (
        <ConflictDialog
          thing="rule"
          newerAt={conflict.newer && lawPath(country.slug)}
          onClose={() => setConflict(null)}
          onSaveAnyway={() => {
            setConflict(null);
            if (conflict.newer === null) setBase(null);
            void submit(conflict.newer);
          }}
        />
      )}
    </FormProvider>
  );
}
