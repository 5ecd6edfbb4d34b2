import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { SubmitOrCancel } from "@/admin/fields/SubmitOrCancel.tsx";
import { adminFailure, MAY_BE_SAVED } from "@/admin/fields/adminFailure.ts";
import { ConflictDialog } from "@/admin/drafts/ConflictDialog.tsx";
import { Card } from "@/ui/Card.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { useChangeSponsorship, useGiveSponsorship } from "./api.ts";
import {
  choiceOf,
  clinicsToOffer,
  readSponsorForm,
  type ClinicName,
  type Problems,
  type SponsorForm,
} from "./sponsorForm.ts";
import type { Sponsorship } from "./sponsorship.ts";

const NOT_SAVED = { title: "The place was not saved", text: "Nothing you typed is lost." };
const REFUSALS = {
  ...MAY_BE_SAVED,
  "sponsored-place-taken": {
    title: "The place is taken on one of these days",
    text: "The list now shows which clinic has it.",
  },
  "no-such-clinic": { title: "This clinic is gone", text: "Choose another one." },
  "clinic-is-merged": {
    title: "This clinic was merged into another one",
    text: "Give the place to that one.",
  },
};

const onError = (error: unknown) => showToast(adminFailure(error, NOT_SAVED, REFUSALS));

interface SponsorshipFormProps {
  place: Sponsorship | undefined;
  clinics: ClinicName[];
  all: Sponsorship[];
  onClose: () => void;
}

function formOf(place: Sponsorship | undefined, clinics: ClinicName[]): SponsorForm {
  if (!place) return { clinic: "", from: "", until: "", note: "" };
  const clinic = clinics.find(({ id }) => id === place.clinicId);
  return {
    clinic: clinic ? choiceOf(clinic) : place.clinicId,
    from: place.from,
    until: place.until,
    note: place.note ?? "",
  };
}

export function SponsorshipForm({ place, clinics, all, onClose }: SponsorshipFormProps) {
  const [form, setForm] = useState(() => formOf(place, clinics));
  const [problems, setProblems] = useState<Problems>({});
  const [newer, setNewer] = useState<string>();
  const [give, change] = [useGiveSponsorship(), useChangeSponsorship()];
  const isPending = give.isPending || change.isPending;
  const element = useRef<HTMLFormElement>(null);
  const listId = useId();
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);

  const saved = (title: string) => {
    showToast({ title });
    onClose();
  };
  const save = (over = place?.changedAt) => {
    if (isPending) return;
    const read = readSponsorForm(form, clinics, all, place?.id);
    setProblems("problems" in read ? read.problems : {});
    if ("problems" in read) return;
    if (!place || over === undefined) {
      give.mutate(read.fields, { onSuccess: () => saved("The place is given"), onError });
      return;
    }
    change.mutate(
      { fields: read.fields, base: { id: place.id, changedAt: over } },
      {
        onSuccess: ({ kind, changedAt }) =>
          kind === "newer" ? setNewer(changedAt) : saved("The place was changed"),
        onError,
      },
    );
  };
  const control = (name: keyof SponsorForm): ComponentProps<"input"> => ({
    value: form[name],
    // What was typed during a save would be lost with the form.
    readOnly: isPending,
    onChange: ({ target }) => setForm((typed) => ({ ...typed, [name]: target.value })),
  });

  return (
    <Card as="section" aria-label={place ? "Change a place" : "Give the place"} className="p-5">
      <Form ref={element} className="grid gap-5" onSubmit={() => save()}>
        <Field label="Clinic" hint="Type a part of its name." problem={problems.clinic}>
          {(attributes) => (
            <input type="text" list={listId} autoComplete="off" {...attributes} {...control("clinic")} />
          )}
        </Field>
        <datalist id={listId}>
          {clinicsToOffer(clinics, all, place?.id)
            .map(choiceOf)
            .map((choice) => (
              <option key={choice} value={choice} translate="no">
                {choice}
              </option>
            ))}
        </datalist>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First day" problem={problems.from}>
            {(attributes) => <input type="date" {...attributes} {...control("from")} />}
          </Field>
          <Field label="Last day" problem={problems.until}>
            {(attributes) => <input type="date" {...attributes} {...control("until")} />}
          </Field>
        </div>
        <Field label="Note" aside="optional, for admins alone" problem={problems.note}>
          {(attributes) => <input type="text" autoComplete="off" {...attributes} {...control("note")} />}
        </Field>
        <SubmitOrCancel label="Save" pendingLabel="Saving..." isPending={isPending} onCancel={onClose} />
      </Form>
      {newer !== undefined && (
        <ConflictDialog
          thing="place"
          newerAt="/admin/sponsors"
          onClose={() => setNewer(undefined)}
          onSaveAnyway={() => {
            setNewer(undefined);
            save(newer);
          }}
        />
      )}
    </Card>
  );
}
