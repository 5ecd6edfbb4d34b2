import { Badge } from "@/ui/Badge.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import type { ClinicName } from "./sponsorForm.ts";
import { formatPeriod, type Phase, type Sponsorship } from "./sponsorship.ts";

interface SponsorshipRowProps {
  place: Sponsorship;
  clinic: ClinicName | undefined;
  phase: Phase;
  onChange: () => void;
  onEnd: () => void;
}

export function SponsorshipRow({ place, clinic, phase, onChange, onEnd }: SponsorshipRowProps) {
  const name = clinic?.name ?? place.clinicId;
  const about = <span className="sr-only">{` ${name}`}</span>;
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p>{formatPeriod(place)}</p>
        {clinic?.published === false && phase !== "past" && (
          <p className="mt-1">
            <Badge tone="gold">Unpublished: visitors see nothing of it</Badge>
          </p>
        )}
        {place.note && (
          <p className="mt-1 text-sm wrap-anywhere text-quiet">
            <bdi>{place.note}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="outline" onClick={onChange}>
          <span>Change{about}</span>
        </Button>
        {phase !== "past" && (
          <Button tone="outline" onClick={onEnd}>
            <span>
              <span>{phase === "running" ? "End now" : "Take back"}</span>
              {about}
            </span>
          </Button>
        )}
      </div>
    </Card>
  );
}
