import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Form } from "@/admin/fields/Form.tsx";
import { ConflictDialog } from "@/admin/drafts/ConflictDialog.tsx";
import type { Draft } from "@/admin/drafts/drafts.ts";
import { hasTypedSince, NEWER_MEANWHILE, TYPED_SINCE } from "@/admin/drafts/typedSince.ts";
import { useStoredDraft } from "@/admin/drafts/useStoredDraft.ts";
import { SaveBar } from "@/admin/fields/SaveBar.tsx";
import { useSubmit } from "@/admin/fields/useSubmit.ts";
import { randomUuid } from "@/backend/randomUuid.ts";
import { writeText } from "@/storage/storage.ts";
import { showToast } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import { useSaveFact, type FactVersion } from "./api.ts";
import { factDrafts } from "./drafts.ts";
import type { FactForm, Kind } from "./factForm.ts";
import { notSaved, whoSees } from "./factMessages.ts";
import { factSchema, type CheckedFact } from "./factSchemas.ts";
import { ContactFields } from "./ContactFields.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { ResultFields } from "./ResultFields.tsx";
import { ReviewFields } from "./ReviewFields.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { SourceFields } from "./SourceFields.tsx";
import type { StoredFact } from "./storedFact.ts";
import { factPath, factsPath, type FactSubject } from "./factSubject.ts";

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
  const [base, setBase] = useState<FactVersion | null>(
    fact && { id: fact.id, changedAt: restored?.basedOn ?? fact.changedAt },
  );
  const [newId] = useState(randomUuid);
  const [newer, setNewer] = useState<FactVersion | null>(null);
  const form = useForm<FactForm, unknown, CheckedFact>({
    // With the day of each check: a tab may stay open for days.
    resolver: (...typed) =>
      standardSchemaResolver<FactForm, unknown, CheckedFact>(factSchema(kind, Date.now()))(...typed),
    defaultValues: stored,
    values: restored?.values,
    resetOptions: { keepDefaultValues: true },
  });
  const settleDraft = useStoredDraft(form, factDrafts, {
    id: base ? factPath(subject, kind, base.id) : place,
    basedOn: base?.changedAt ?? null,
  });
  const isShown = useIsMounted();
  const { mutateAsync, isPending, error } = useSaveFact();
  const Fields = FIELDS[kind];

  const submit = useSubmit(form, async (typed: CheckedFact, over: FactVersion | null, stays) => {
    const sent = form.getValues();
    try {
      const { kind: outcome, ...version } = await mutateAsync({ subject, typed, newId, base: over });
      if (outcome === "newer") {
        stays();
        return isShown.current ? setNewer(version) : showToast(NEWER_MEANWHILE);
      }
      writeText("ivf-admin-name", typed.row.checked_by);
      if (hasTypedSince(form, sent)) {
        stays();
        setBase(version);
        settleDraft({ id: factPath(subject, kind, version.id), basedOn: version.changedAt });
        return showToast({ title: "Fact saved", text: TYPED_SINCE });
      }
      settleDraft();
      showToast({ title: "Fact saved", text: whoSees(subject, fact?.isRetired) });
      if (isShown.current) void navigate(factsPath(subject));
    } catch (problem) {
      stays();
      showToast(notSaved(problem));
    }
  });

  return (
    <FormProvider {...form}>
      <Form aria-label="Fact" onSubmit={() => void submit(base)} className="max-w-3xl">
        <Fields />
        <SourceFields />
        <SaveBar label="Save" isSaving={isPending} error={error} isUnsaved={form.formState.isDirty} />
      </Form>
      {newer && (
        <ConflictDialog
          thing="fact"
          newerAt={factsPath(subject)}
          onClose={() => setNewer(null)}
          onSaveAnyway={() => {
            setNewer(null);
            void submit(newer);
          }}
        />
      )}
    </FormProvider>
  );
}
