import { ChevronUp, MapPin, Star } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { UpvoteButton } from "@/features/voting/UpvoteButton.tsx";
import { Card } from "@/ui/Card.tsx";
import { hasFigures, type Clinic } from "./clinic.ts";
import { formatPrice, formatRate, formatReview, NOT_AVAILABLE } from "./figures.ts";
import { ClinicLogo } from "./ClinicLogo.tsx";
import { SampleMark } from "./SampleMark.tsx";

/** One clinic in the grid. The whole card leads to the clinic's page; the vote stands beside it. */
export const ClinicCard = memo(function ClinicCard({ clinic }: { clinic: Clinic }) {
  return (
    <Card
      as="article"
      className="relative flex flex-col p-5 transition-shadow focus-within:shadow-md hover:shadow-md"
    >
      <div className="flex items-start gap-3">
        <ClinicLogo clinic={clinic} />
        <div className="min-w-0 grow">
          <h3 className="text-lg wrap-anywhere">
            <Link to={`/clinic/${clinic.id}`} className="after:absolute after:inset-0 after:rounded-2xl">
              <bdi>{clinic.name}</bdi>
            </Link>
          </h3>
          <p className="flex items-start gap-1 text-sm text-quiet">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            {[...clinic.locations, ...clinic.countries].join(", ")}
          </p>
        </div>
        {/* The upvote's own, turned: one icon less to load. */}
        <ChevronUp
          aria-hidden
          className="mt-1 -mr-2 -ml-1 size-5 shrink-0 rotate-90 text-quiet"
          strokeWidth={1.5}
        />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
        <Figure label="IVF from" value={formatPrice(clinic.priceEuros)} />
        <Figure label="Success rate" value={formatRate(clinic.successRate)} percent={clinic.successRate} />
        <Figure label="Reviews" value={formatReview(clinic.reviewScore)} starred />
        <Figure
          label="Egg donation success"
          value={formatRate(clinic.eggDonationSuccessRate)}
          percent={clinic.eggDonationSuccessRate}
        />
      </dl>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-4">
        {hasFigures(clinic) ? <SampleMark clinic={clinic} /> : <span />}
        <span className="relative z-10">
          <UpvoteButton clinicId={clinic.id} clinicName={clinic.name} upvoteCount={clinic.upvoteCount} />
        </span>
      </div>
    </Card>
  );
});

interface FigureProps {
  label: string;
  value: string;
  /** Draws a bar from 0 to 100. */
  percent?: number | null;
  starred?: boolean;
}

function Figure({ label, value, percent, starred = false }: FigureProps) {
  const known = value !== NOT_AVAILABLE;
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className={`flex items-center gap-1 font-semibold tabular-nums ${known ? "" : "text-quiet"}`}>
        {starred && known && <Star aria-hidden className="size-4 fill-gold text-gold" />}
        {value}
      </dd>
      {percent ? (
        <div aria-hidden className="picture mt-1 h-1.5 rounded-full bg-accent-soft">
          <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      ) : null}
    </div>
  );
}
