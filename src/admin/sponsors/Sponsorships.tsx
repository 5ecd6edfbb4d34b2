import { useEffect, useRef, useState } from "react";
import { adminFailure, MAY_BE_SAVED } from "@/admin/fields/adminFailure.ts";
import { Button } from "@/ui/Button.tsx";
import { directoryDay } from "@/ui/directoryDay.ts";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast } from "@/ui/toast.ts";
import { useChangeSponsorship } from "./api.ts";
import type { ClinicName } from "./sponsorForm.ts";
import { SponsorshipForm } from "./SponsorshipForm.tsx";
import { SponsorshipRow } from "./SponsorshipRow.tsx";
import { UndoNotice } from "@/admin/fields/UndoNotice.tsx";
import { dayBefore, phaseOf, type Phase, type Sponsorship } from "./sponsorship.ts";

interface SponsorshipsProps {
  sponsorships: Sponsorship[];
  clinics: ClinicName[];
}

const NOT_CHANGED = { title: "The place was not changed" };
const CHANGED_BY_SOMEONE = {
  title: "Someone else changed this place",
  text: "Nothing was changed. The list now shows what they saved.",
  tone: "alarm",
} as const;

const PHASES: { phase: Phase; title: string; none: string }[] = [
  { phase: "running", title: "Running", none: "Nobody has the place today." },
  { phase: "coming", title: "Coming", none: "Nothing is booked." },
  { phase: "past", title: "Past", none: "Nothing yet." },
];

export function Sponsorships({ sponsorships, clinics }: SponsorshipsProps) {
  const [edited, setEdited] = useState<Sponsorship | "new">();
  const [ended, setEnded] = useState<{ before: Sponsorship; text: string }>();
  const { mutate, isPending } = useChangeSponsorship();
  const give = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const today = directoryDay();
  useEffect(preloadToasts, []);
  // The focused form is gone.
  useEffect(() => {
    if (!edited && wasEditing.current) give.current?.focus();
    wasEditing.current = edited !== undefined;
  }, [edited]);

  const nameOf = ({ clinicId }: Sponsorship) => clinics.find(({ id }) => id === clinicId);
  const setUntil = (place: Sponsorship, until: string, done: (version: string) => void) => {
    if (isPending) return;
    mutate(
      { fields: { until_date: until }, base: { id: place.id, changedAt: place.changedAt } },
      {
        onSuccess: ({ kind, changedAt }) =>
          kind === "newer" ? showToast(CHANGED_BY_SOMEONE) : done(changedAt),
        onError: (error) => showToast(adminFailure(error, NOT_CHANGED, MAY_BE_SAVED)),
      },
    );
  };
  const end = (place: Sponsorship) => {
    const isComing = phaseOf(place, today) === "coming";
    const text = `${nameOf(place)?.name ?? place.clinicId}: the place ${isComing ? "was taken back" : "has ended"}.`;
    const last = isComing || place.from === today ? place.from : today;
    setUntil(place, dayBefore(last), (changedAt) => setEnded({ before: { ...place, changedAt }, text }));
  };

  return (
    <>
      {edited ? (
        <SponsorshipForm
          key={edited === "new" ? "new" : edited.id}
          place={edited === "new" ? undefined : edited}
          clinics={clinics}
          all={sponsorships}
          onClose={() => setEdited(undefined)}
        />
      ) : (
        <Button ref={give} onClick={() => setEdited("new")}>
          Give the place to a clinic
        </Button>
      )}
      <div role="status" className={ended ? "mt-4 flex flex-wrap items-center gap-3" : ""}>
        {ended && (
          <UndoNotice
            key={ended.text}
            text={ended.text}
            onUndo={() =>
              setUntil(ended.before, ended.before.until, () => {
                setEnded(undefined);
                give.current?.focus();
                showToast({ title: "The place is back as it was" });
              })
            }
          />
        )}
      </div>
      {PHASES.map(({ phase, title, none }) => {
        const places = sponsorships.filter((place) => phaseOf(place, today) === phase);
        return (
          <section key={phase} aria-label={title} className="mt-8">
            <h2 className="text-2xl">{title}</h2>
            {places.length === 0 && <p className="mt-2 text-quiet">{none}</p>}
            <ul className="mt-4 grid gap-4">
              {places.map((place) => (
                <SponsorshipRow
                  key={place.id}
                  place={place}
                  clinic={nameOf(place)}
                  phase={phase}
                  onChange={() => setEdited(place)}
                  onEnd={() => end(place)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
