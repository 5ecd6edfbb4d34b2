import { CompareTick } from "@/directory/compare-tray/CompareTick.tsx";
import { ShortlistButton } from "@/directory/shortlist/ShortlistButton.tsx";
import { UpvoteButton } from "@/directory/voting/UpvoteButton.tsx";
import { ButtonLink, ExternalButtonLink } from "@/ui/Button.tsx";
import type { Clinic } from "./clinic.ts";

export function ClinicActions({ clinic }: { clinic: Clinic }) {
  return (
    <div
      role="group"
      aria-label="Contact and vote"
      style={{ order: 1 }}
      className="in-reach flex flex-wrap items-center gap-2 border-t border-line bg-surface pt-2 max-sm:-mx-4 max-sm:px-4 sm:gap-3 sm:rounded-t-2xl sm:border-x sm:px-5 xl:grid xl:self-start xl:rounded-2xl xl:border xl:p-5 print:hidden"
    >
      {clinic.website === null ? (
        <ButtonLink reloadDocument to={{ hash: "ask" }} className="max-sm:grow">
          <span>
            Questions <span className="max-sm:sr-only">to send</span>
          </span>
        </ButtonLink>
      ) : (
        <ExternalButtonLink href={clinic.website} className="max-sm:grow">
          <span>
            Get in Touch <span className="max-sm:sr-only">with Clinic</span>
          </span>
        </ExternalButtonLink>
      )}
      <UpvoteButton clinicId={clinic.id} clinicName={clinic.name} upvoteCount={clinic.upvoteCount} />
      <ShortlistButton clinicId={clinic.id} clinicName={clinic.name} hasLabel />
      <CompareTick clinic={clinic} className="max-lg:hidden" />
      <p className="min-w-0 grow basis-40 text-sm text-quiet max-lg:hidden">
        Happy with this clinic? You have one vote per clinic in this browser tab.
      </p>
    </div>
  );
}
