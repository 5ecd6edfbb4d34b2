import { useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { grouped } from "@/ui/counted.ts";
import type { AddressVotes } from "./api.ts";
import { VoidDialog } from "./VoidDialog.tsx";
import { shortHash, formatTimeSpan, formatTally } from "./formatVotes.ts";

type ClinicVotesProps = Pick<AddressVotes, "hash" | "clinics" | "byClinic">;

export function ClinicVotes({ hash, clinics, byClinic }: ClinicVotesProps) {
  const [voiding, setVoiding] = useState<(typeof byClinic)[number]>();
  return (
    <section aria-label="By clinic" className="mt-6">
      <h3 className="text-lg">By clinic</h3>
      {clinics > byClinic.length && (
        <p className="text-sm text-quiet">{`The ${byClinic.length} with the most votes, of ${grouped(clinics)}.`}</p>
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {byClinic.map((clinic) => (
          <li key={clinic.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{clinic.name}</bdi>
              </p>
              <p className="text-sm">
                <span>{`${formatTally(clinic)} `}</span>
                <span className="text-quiet">{`(${formatTimeSpan(clinic.first, clinic.last)})`}</span>
              </p>
            </div>
            {clinic.votes > clinic.voided && (
              <Button tone="outline" onClick={() => setVoiding(clinic)}>
                <span>
                  Void<span className="sr-only">{` its votes for ${clinic.name}`}</span>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {voiding && (
        <VoidDialog
          which={{ address: hash, clinic: voiding.id }}
          votes={voiding.votes - voiding.voided}
          about={`Address ${shortHash(hash)} for ${voiding.name}: ${formatTally(voiding)}.`}
          onClose={() => setVoiding(undefined)}
        />
      )}
    </section>
  );
}
