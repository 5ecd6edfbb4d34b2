import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { contactLabel } from "@/directory/facts/contactLabels.ts";
import { serviceName } from "@/directory/facts/serviceLabels.ts";
import { Badge } from "@/ui/Badge.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { wholeChangeQuery } from "./api.ts";
import { changedFields, type Change } from "./change.ts";
import { ChangedFields } from "./ChangedFields.tsx";
import { lawField, lawRowName } from "./lawChange.ts";
import { changeVerb, formatMoment, codeToText } from "./formatChange.ts";

const NOT_LOADED = { title: "The whole texts could not be loaded." };

interface ChangeCardProps {
  change: Change;
  onRestore: () => void;
}

export function ChangeCard({ change, onRestore }: ChangeCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { data: whole, error, isFetching } = useQuery({ ...wholeChangeQuery(change.id), enabled: isWhole });
  const name = nameOf(change);
  return (
    <Card as="article" className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">
            <span>{`${changeVerb(change)} `}</span>
            {name && <bdi>{name}</bdi>}
          </h2>
          <p className="mt-1 text-sm wrap-anywhere text-quiet">
            <bdi>{change.by}</bdi>, <time dateTime={change.at}>{formatMoment(change.at)}</time>
            {change.clinicId !== null && <OfClinic change={change} />}
          </p>
          {change.restores !== null && (
            <p className="mt-2">
              <Badge tone="quiet">Undoes an earlier change</Badge>
            </p>
          )}
        </div>
        {change.canRestore && (
          <Button tone="outline" onClick={onRestore}>
            <span>
              Put back
              <span className="sr-only">
                {" "}
                what was there before: {name && <span>{name}</span>}
                <span>{`, ${formatMoment(change.at)}`}</span>
              </span>
            </span>
          </Button>
        )}
      </div>
      <ChangedFields
        fields={changedFields(whole ?? change).map((field) => lawField(change, field))}
        isCut={change.isCut && !whole}
      />
      {change.isCut && !whole && (
        <Button
          tone="plain"
          className="mt-2 -ml-4"
          aria-disabled={isFetching}
          onClick={() => setIsWhole(true)}
        >
          {isFetching ? "Loading..." : "Show the whole texts"}
        </Button>
      )}
      {error && (
        <p role="alert" className="mt-2 text-alarm">
          {failureOf(error, NOT_LOADED).title}
        </p>
      )}
    </Card>
  );
}

function nameOf(change: Change): string | null {
  const { relation, rowName, clinicName } = change;
  const ofLaw = lawRowName(change);
  if (ofLaw !== null) return ofLaw;
  // Facts have codes instead of names; their clinic tells them apart.
  if (relation === "clinic_services" && rowName !== null) return serviceName(rowName);
  if (relation === "clinic_contacts" && rowName !== null) return contactLabel(rowName);
  if (relation.startsWith("clinic_")) return rowName === null ? null : codeToText(rowName);
  return rowName ?? (relation === "sponsorships" ? clinicName : null);
}

function OfClinic({ change: { clinicId, clinicName } }: { change: Change }) {
  return (
    <span>
      {" · "}
      <Link to={`/admin/history?clinic=${clinicId}`} className="text-accent underline">
        <span className="sr-only">All changes of </span>
        <bdi>{clinicName ?? clinicId}</bdi>
      </Link>
    </span>
  );
}
