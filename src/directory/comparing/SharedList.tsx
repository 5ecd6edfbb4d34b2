import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addToShortlist } from "@/directory/shortlist/storedShortlist.ts";
import { MAX_SHORTLISTED, type ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { MAX_COMPARED, pathWithIds, type AddressIds } from "./clinicIdsAddress.ts";
import { NOT_LISTED } from "./notListed.ts";
import { useNamedClinics } from "./useNamedClinics.ts";

interface SharedListProps {
  named: AddressIds;
  mine: readonly ShortlistedClinic[];
}

export function SharedList({ named, mine }: SharedListProps) {
  const { clinics, missing, failed, isPending } = useNamedClinics(named.ids);
  const [noRoom, setNoRoom] = useState(0);
  const navigate = useNavigate();
  const ids = clinics.map(({ id }) => id);
  const fresh = ids.filter((id) => !mine.some((kept) => kept.id === id));
  const addToOwnList = () => {
    const left = addToShortlist(fresh);
    setNoRoom(left.length);
    if (left.length > 0) return;
    void navigate("/shortlist", { replace: true });
    focusPageStart();
  };
  return (
    <Card as="section" aria-labelledby="shared-title" className="mt-6 p-5 sm:p-6">
      <h2 id="shared-title" className="text-xl">
        A shortlist from a link
      </h2>
      <ul className="mt-3 grid gap-1">
        {clinics.map((clinic) => (
          <li key={clinic.id}>
            <Link
              to={`/clinic/${clinic.id}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              <bdi translate="no">{clinic.name}</bdi>
            </Link>
            <span className="text-quiet">
              <span>{` ${[...clinic.locations, ...clinic.countries].join(", ")}`}</span>
              {!fresh.includes(clinic.id) && <span>{" · on your shortlist"}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-quiet">
        {isPending
          ? "Looking up the clinics of this link..."
          : formatStatus({
              named,
              fresh: fresh.length,
              missing: missing.length,
              failed: failed.length,
              noRoom,
            })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {fresh.length > 0 && (
          <Button onClick={addToOwnList}>
            {fresh.length === 1 ? "Keep it on my shortlist" : "Keep them on my shortlist"}
          </Button>
        )}
        {ids.length > 1 && (
          <ButtonLink tone="outline" to={pathWithIds("/compare", ids.slice(0, MAX_COMPARED))}>
            {ids.length > MAX_COMPARED ? "Compare the first four" : "Compare them"}
          </ButtonLink>
        )}
        <ButtonLink tone="plain" to="/shortlist" replace>
          {mine.length > 0 ? "Only my own list" : "Close"}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface SharedListState {
  named: AddressIds;
  fresh: number;
  missing: number;
  failed: number;
  noRoom: number;
}

function formatStatus({ named, fresh, missing, failed, noRoom }: SharedListState): string {
  const sentences = [
    noRoom > 0 &&
      `Your shortlist has room for ${MAX_SHORTLISTED} clinics, so not all of these could be added.`,
    missing > 0 && counted(missing, ...NOT_LISTED),
    failed > 0 && "Part of this link couldn’t be looked up.",
    named.isBroken && "Part of this link isn’t the address of a clinic, and was left out.",
    named.beyond > 0 && `The link names more than ${MAX_SHORTLISTED} clinics; the others were left out.`,
    fresh > 0
      ? "Clinics you keep are added to your list. Your own clinics and notes stay as they are."
      : missing + failed < named.ids.length &&
        (named.ids.length === 1 ? "It is on your shortlist." : "All of them are on your shortlist."),
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}
