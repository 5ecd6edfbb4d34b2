import { Link } from "react-router-dom";
import { Badge } from "@/ui/Badge.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { MISSING_LABELS, type AdminClinic, type Missing } from "./adminClinic.ts";
import { PublishButton } from "./PublishButton.tsx";
import { FACTS, TO_ADD } from "./toAdd.ts";

interface ClinicRowProps {
  clinic: AdminClinic;
  toAdd?: Missing | undefined;
  onPublished: (published: boolean) => void;
}

export function ClinicRow({ clinic, toAdd, onPublished }: ClinicRowProps) {
  const { id, name, locations, countries, published, mergedInto, votes, facts, oldestCheck, missing } =
    clinic;
  return (
    <Card
      as="article"
      className="flex flex-col gap-x-5 gap-y-3 p-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg wrap-anywhere">
            <Link
              to={`/admin/clinics/${id}`}
              className="inline-flex min-h-9 items-center text-accent hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <PublishedBadge published={published} mergedInto={mergedInto} />
        </div>
        <p className="mt-1 text-sm wrap-anywhere text-quiet">
          <bdi>{[...locations, ...countries].join(", ") || "No place given"}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-quiet">
          <span>{counted(votes, "vote", "votes")}</span>
          <Link to={`/admin/clinics/${id}/facts`} className="text-accent underline underline-offset-4">
            <span>{facts === 0 ? "No facts" : counted(facts, "fact", "facts")}</span>
            <span className="sr-only">{` of ${name}`}</span>
          </Link>
          {oldestCheck && <span>{`Oldest check ${formatShortDate(oldestCheck)}`}</span>}
        </p>
        {missing.length > 0 && (
          <p className="mt-1 text-sm text-quiet">{`Missing: ${missing.map((each) => MISSING_LABELS[each]).join(", ")}`}</p>
        )}
      </div>
      {mergedInto === null && (
        <div className="flex shrink-0 flex-wrap items-center gap-2 sm:max-w-1/2 sm:justify-end">
          <MainAction id={id} name={name} toAdd={toAdd} />
          <PublishButton id={id} name={name} published={published} onDone={onPublished} />
        </div>
      )}
    </Card>
  );
}

function MainAction({ id, name, toAdd }: { id: string; name: string; toAdd: Missing | undefined }) {
  const { to, label } = toAdd ? TO_ADD[toAdd] : FACTS;
  return (
    <ButtonLink to={`/admin/clinics/${id}${to}`} tone="outline">
      <span>{label}</span>
      <span className="sr-only">{` of ${name}`}</span>
    </ButtonLink>
  );
}

export function PublishedBadge({ published, mergedInto }: Pick<AdminClinic, "published" | "mergedInto">) {
  if (mergedInto !== null) return <Badge tone="quiet">{`Merged into ${mergedInto}`}</Badge>;
  return <Badge tone={published ? "accent" : "gold"}>{published ? "Published" : "Unpublished"}</Badge>;
}
