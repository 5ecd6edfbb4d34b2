import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Form } from "@/admin/fields/Form.tsx";
import { errorCode } from "@/backend/errors.ts";
import { adminFailure, TEXT_MAY_BE_SAVED } from "@/admin/fields/adminFailure.ts";
import { ConflictDialog } from "@/admin/drafts/ConflictDialog.tsx";
import type { Draft } from "@/admin/drafts/drafts.ts";
import { hasTypedSince, NEWER_MEANWHILE, TYPED_SINCE } from "@/admin/drafts/typedSince.ts";
import { useStoredDraft } from "@/admin/drafts/useStoredDraft.ts";
import { SaveBar } from "@/admin/fields/SaveBar.tsx";
import { useSubmit } from "@/admin/fields/useSubmit.ts";
import { showToast } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import { useSaveClinic, type ClinicToEdit } from "./api.ts";
import { ClinicFields } from "./ClinicFields.tsx";
import { EMPTY_CLINIC, formFromClinic, type ClinicForm } from "./clinicForm.ts";
import { clinicSchema, type ClinicFields as Fields } from "./clinicSchema.ts";
import { clinicDrafts } from "./drafts.ts";

interface ClinicEditorProps {
  known: ClinicToEdit | null;
  restored: Draft<ClinicForm> | null;
}

export function ClinicEditor({ known, restored }: ClinicEditorProps) {
  const navigate = useNavigate();
  const [base, setBase] = useState(known && (restored?.basedOn ?? known.changedAt));
  const [newer, setNewer] = useState<ClinicToEdit | null>(null);
  const form = useForm<ClinicForm, unknown, Fields>({
    resolver: standardSchemaResolver(clinicSchema),
    defaultValues: known ? formFromClinic(known.clinic) : EMPTY_CLINIC,
    values: restored?.values,
    resetOptions: { keepDefaultValues: true },
  });
  const settleDraft = useStoredDraft(form, clinicDrafts, { id: known?.clinic.id ?? null, basedOn: base });
  const isShown = useIsMounted();
  const { mutateAsync, isPending, error } = useSaveClinic();

  const submit = useSubmit(form, async (fields: Fields, over: string | null, stays) => {
    const sent = form.getValues();
    try {
      const saved = await mutateAsync({ fields, base: over });
      if (saved.kind === "saved" && known === null) {
        settleDraft();
        const isMore = hasTypedSince(form, sent);
        const values = { ...form.getValues(), id: fields.id };
        if (isMore) clinicDrafts.keep(fields.id, { values, basedOn: saved.changedAt });
        showToast({
          title: "Clinic created",
          text: isMore ? TYPED_SINCE : "Visitors see it once you publish it.",
        });
        if (isShown.current) void navigate(`/admin/clinics/${fields.id}`, { replace: true });
        return;
      }
      stays();
      if (saved.kind === "newer")
        return isShown.current ? setNewer(saved.clinic) : showToast(NEWER_MEANWHILE);
      const isMore = hasTypedSince(form, sent);
      setBase(saved.changedAt);
      if (!isShown.current) settleDraft(isMore ? { id: fields.id, basedOn: saved.changedAt } : undefined);
      showToast({ title: "Clinic saved", ...(isMore && { text: TYPED_SINCE }) });
    } catch (problem) {
      stays();
      if (errorCode(problem) === "already-there") {
        form.setError("id", { message: "Another clinic has this address" }, { shouldFocus: true });
      }
      const title = `Clinic not ${over === null ? "created" : "saved"}`;
      showToast(adminFailure(problem, { title }, TEXT_MAY_BE_SAVED));
    }
  });

  return (
    <FormProvider {...form}>
      <Form aria-label="Clinic" onSubmit={() => void submit(base)} className="max-w-3xl">
        <ClinicFields isNew={known === null} />
        <SaveBar
          label={known === null ? "Create" : "Save"}
          isSaving={isPending}
          error={error}
          isUnsaved={form.formState.isDirty}
        />
      </Form>
      {newer && (
        <ConflictDialog
          thing="clinic"
          newerAt={`/admin/history?kind=clinics&clinic=${newer.clinic.id}`}
          onClose={() => setNewer(null)}
          onSaveAnyway={() => {
            setNewer(null);
            setBase(newer.changedAt);
            void submit(newer.changedAt);
          }}
        />
      )}
    </FormProvider>
  );
}
