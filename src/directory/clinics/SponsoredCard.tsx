import { Link } from "react-router-dom";
import { settings } from "@/backend/settings.ts";
import { ExternalButtonLink } from "@/ui/Button.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicLogo } from "./ClinicLogo.tsx";

/** The place that clinics can buy; equally tall when empty, so that nothing moves. */
export function SponsoredCard({ clinic }: { clinic?: Clinic | undefined }) {
  return (
    <article className="relative flex min-h-70 flex-col max-sm:min-h-62 max-sm:text-sm rounded-2xl border border-dashed border-accent bg-accent-soft p-5">
      <p className="mb-1 text-sm font-medium text-accent">Sponsored</p>
      {clinic ? (
        <div className="flex items-start gap-3">
          <ClinicLogo clinic={clinic} />
          <div className="min-w-0">
            <h3 className="text-lg wrap-anywhere">
              <Link to={`/clinic/${clinic.id}`} className="after:absolute after:inset-0 after:rounded-2xl">
                <bdi translate="no">{clinic.name}</bdi>
              </Link>
            </h3>
            <p className="text-sm text-quiet">{[...clinic.locations, ...clinic.countries].join(", ")}</p>
          </div>
        </div>
      ) : (
        <h3 className="text-lg">Your Clinic Here</h3>
      )}
      <p className="mt-2 mb-4">
        {`${clinic ? "This clinic pays for this place." : "Premium placement at the top of search results."} It is always marked as sponsored and changes no ranking and no vote.`}
      </p>
      {!clinic && (
        <ExternalButtonLink href={settings.paymentUrl} tone="outline" className="mt-auto self-start">
          Sponsor this place
        </ExternalButtonLink>
      )}
    </article>
  );
}
