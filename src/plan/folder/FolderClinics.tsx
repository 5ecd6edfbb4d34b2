import { useEffect } from "react";
import { useNamedClinics } from "@/directory/comparing/useNamedClinics.ts";
import type { ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";

interface FolderClinicsProps {
  list: readonly ShortlistedClinic[];
  /** Called with the countries of the clinics, as their rows call them, once they are known. */
  onCountries: (countries: readonly string[]) => void;
}

export function FolderClinics({ list, onCountries }: FolderClinicsProps) {
  const { clinics, became, all, failed, isPending, error } = useNamedClinics(list.map(({ id }) => id));
  const countries = [...new Set(clinics.flatMap((clinic) => clinic.countries))].join("|");
  useEffect(() => onCountries(countries === "" ? [] : countries.split("|")), [countries, onCountries]);
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]));
  const nowAt = new Map(became);
  return (
    <>
      {!all && (
        <p role="status" className="text-quiet">
          {error
            ? "The clinics’ names couldn’t be loaded. Your notes are here."
            : "Loading the clinics’ names..."}
        </p>
      )}
      <ol className="grid list-decimal gap-3 pl-6">
        {list.map(({ id, note }) => {
          const clinic = byId.get(nowAt.get(id) ?? id);
          return (
            <li key={id} className="print:break-inside-avoid">
              <bdi translate="no" className="font-medium wrap-anywhere">
                {clinic?.name ?? id}
              </bdi>
              {clinic && (
                <span className="block text-sm text-quiet wrap-anywhere">
                  <span>{[...clinic.locations, ...clinic.countries].join(", ")}</span>
                  {clinic.website !== null && (
                    <span>
                      {" · "}
                      <bdi translate="no">{clinic.website}</bdi>
                    </span>
                  )}
                </span>
              )}
              {all && !clinic && !isPending && (
                <span className="block text-sm text-quiet">
                  {failed.includes(id)
                    ? "We couldn’t look up whether it is still listed."
                    : "No longer listed here."}
                </span>
              )}
              {note.trim() !== "" && (
                <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
                  {note.trim()}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
