import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Form } from "@/admin/fields/Form.tsx";
import { adminFailure, MAY_BE_SAVED } from "@/admin/fields/adminFailure.ts";
import { ConflictDialog } from "@/admin/drafts/ConflictDialog.tsx";
import type { Draft } from "@/admin/drafts/drafts.ts";
import { useStoredDraft } from "@/admin/drafts/useStoredDraft.ts";
import { refusedRule } from "@/admin/fields/refusedRule.ts";
import { SaveBar } from "@/admin/fields/SaveBar.tsx";
import { useSubmit } from "@/admin/fields/useSubmit.ts";
import { randomUuid } from "@/backend/randomUuid.ts";
import { writeText } from "@/storage/storage.ts";
import { showToast } from "@/ui/toast.ts";
import { useSaveFact } from "./api.ts";
import { factDrafts } from "./drafts.ts";
import type { FactForm, Kind } from "./factForm.ts";
import { factSchema, type CheckedFact } from "./factSchemas.ts";
import { ContactFields } from "./ContactFields.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { ResultFields } from "./ResultFields.tsx";
import { ReviewFields } from "./ReviewFields.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { SourceFields } from "./SourceFields.tsx";
import type { StoredFact } from "./storedFact.ts";
import { factsPath, type FactSubject } from "./factSubject.ts";

const NOT_SAVED = { title: "Fact not saved" };
const REFUSED = {
  ...MAY_BE_SAVED,
  "ages-overlap": {
    ...NOT_SAVED,
    text: "These ages overlap with those of another result from this source. Correct the ages of one of them.",
  },
  "clinic-is-merged": {
    ...NOT_SAVED,
    text: "This clinic was merged into another one. Add the fact there.",
  },
};

const FIELDS = {
  results: ResultFields,
  prices: PriceFields,
  reviews: ReviewFields,
  services: ServiceFields,
  contacts: ContactFields,
};

interface FactEditorProps {
  subject: FactSubject;
  kind: Kind;
  fact: StoredFact | null;
  /** Under which its draft is kept. */
  place: string;
  stored: FactForm;
  restored: Draft<FactForm> | null;
}

export function FactEditor({ subject, kind, fact, place, stored, restored }: FactEditorProps) {
  const navigate = useNavigate();
  // Pinned: what somebody else saves since must not pass for what this editor started from.
  const [basedOn] = useState(fact && (restored?.basedOn ?? fact.changedAt));
  const [newId] = useState(randomUuid);
  const [isConflict, setConflict] = useState(false);
  const form = useForm<FactForm, unknown, CheckedFact>({
    // With the day of each check: a tab may stay open for days.
    resolver: (...typed) =>
      standardSchemaResolver<FactForm, unknown, CheckedFact>(factSchema(kind, Date.now()))(...typed),
    defaultValues: stored,
    values: restored?.values,
    resetOptions: { keepDefaultValues: true },
  });
  const forgetDraft = useStoredDraft(form, factDrafts, { id: place, basedOn });
  const { mutate, isPending, error } = useSaveFact();
  const Fields = FIELDS[kind];

  const submit = useSubmit(form, (typed: CheckedFact, over: string | null, stays) =>
    mutate(
      { subject, typed, newId, base: fact && { id: fact.id, changedAt: over } },
      {
        onSuccess: (isSaved) => {
          if (!isSaved) {
            stays();
            return setConflict(true);
          }
          writeText("ivf-admin-name", typed.row.checked_by);
          forgetDraft();
          showToast({ title: "Fact saved", text: visibilityNote(subject) });
          void navigate(factsPath(subject));
        },
        onError: (problem) => {
          stays();
          showToast({ text: refusedRule(problem), ...adminFailure(problem, NOT_SAVED, REFUSED) });
        },
      },
    ),
  );

  return (
    <FormProvider {...form}>
      <Form aria-label="Fact" onSubmit={() => void submit(basedOn)} className="max-w-3xl">
        <Fields />
        <SourceFields />
        <SaveBar label="Save" isSaving={isPending} error={error} isUnsaved={form.formState.isDirty} />
      </Form>
      {isConflict && (
        <ConflictDialog
          thing="fact"
          newerAt={factsPath(subject)}
          onClose={() => setConflict(false)}
          onSaveAnyway={() => {
            setConflict(false);
            void submit(null);
          }}
        />
      )}
    </FormProvider>
  );
}

function visibilityNote(subject: FactSubject): string {
  return "country" in subject
    ? "Visitors see it as context at the clinics there."
    : "Visitors of a published clinic see it at once.";
}
