import { counted } from "@/ui/counted.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { Publication } from "./api.ts";
import { PublishedBadge } from "./ClinicRow.tsx";
import { PublishButton } from "./PublishButton.tsx";

interface PublicationBarProps {
  clinic: Clinic;
  publication: Publication;
}

export function PublicationBar({
  clinic,
  publication: { published, mergedInto, votes },
}: PublicationBarProps) {
  return (
    <section
      aria-label="On the site"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-3"
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PublishedBadge published={published} mergedInto={mergedInto} />
        <span>{counted(votes, "vote", "votes")}</span>
        {published && <ExternalLink href={`/clinic/${clinic.id}`}>See its page</ExternalLink>}
      </p>
      {mergedInto === null && <PublishButton id={clinic.id} name={clinic.name} published={published} />}
    </section>
  );
}
