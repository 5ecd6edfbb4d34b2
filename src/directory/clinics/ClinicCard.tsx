import { useDonorEggs } from "@/directory/facts/chosenBand.ts";
import { ChevronUp, MapPin } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { CompareTick } from "@/directory/compare-tray/CompareTick.tsx";
import { ShortlistButton } from "@/directory/shortlist/ShortlistButton.tsx";
import { UpvoteButton } from "@/directory/voting/UpvoteButton.tsx";
import { Card } from "@/ui/Card.tsx";
import { HighlightableText } from "@/ui/HighlightableText.tsx";
import { isSample, type Clinic } from "./clinic.ts";
import { unpublishedLine } from "./unpublishedLine.ts";
import { certaintyLine, figureLine } from "./figureNotes.ts";
import { formatRate, formatReview, NOT_AVAILABLE } from "./figures.ts";
import { CardMatches, type CardMatch } from "./CardMatches.tsx";
import { ClinicLogo } from "./ClinicLogo.tsx";
import type { Figure } from "./noteCodes.ts";
import { priceText } from "./publishedPrice.ts";
import { SampleMark } from "./SampleMark.tsx";

interface ClinicCardProps {
  clinic: Clinic;
  matches?: CardMatch[] | undefined;
  isShortlistable?: boolean;
}

export const ClinicCard = memo(function ClinicCard({
  clinic,
  matches,
  isShortlistable = true,
}: ClinicCardProps) {
  const isOfDonorEggs = useDonorEggs() || isAskedForEggDonation(matches);
  return (
    <Card
      as="article"
      className="clinic-card relative p-5 max-[22rem]:p-4 transition-shadow focus-within:shadow-md hover:shadow-md"
    >
      <div className="flex items-start gap-3">
        <ClinicLogo clinic={clinic} />
        <div className="min-w-0 grow">
          <h3 className="text-lg wrap-anywhere">
            <Link to={`/clinic/${clinic.id}`} className="after:absolute after:inset-0 after:rounded-2xl">
              <bdi translate="no">
                <HighlightableText text={clinic.name} />
              </bdi>
            </Link>
          </h3>
          <p className="flex items-start gap-1 text-sm text-quiet">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            {/* One flex item: highlighted text would otherwise stand in columns. */}
            <span className="min-w-0 wrap-anywhere">
              <HighlightableText text={[...clinic.locations, ...clinic.countries].join(", ")} />
            </span>
          </p>
        </div>
        {/* The upvote's icon, rotated: one fewer to load. */}
        <ChevronUp
          aria-hidden
          className="mt-1 -mr-2 -ml-1 size-5 shrink-0 rotate-90 text-quiet"
          strokeWidth={1.5}
        />
      </div>
      <div className="row-start-2">
        {matches && <CardMatches matches={matches} />}
        <LanguagesAndAge clinic={clinic} />
      </div>
      <Figures clinic={clinic} isOfDonorEggs={isOfDonorEggs} />
      <div className="row-start-4 flex flex-wrap items-center justify-between gap-x-2 self-end pt-4 max-[22rem]:gap-x-1">
        {isShortlistable && (
          <>
            <CompareTick clinic={clinic} className="relative z-10 font-medium" />
            <span className="relative z-10 ml-auto flex flex-wrap justify-end gap-2 lg:gap-3">
              <ShortlistButton clinicId={clinic.id} clinicName={clinic.name} />
              <UpvoteButton
                clinicId={clinic.id}
                clinicName={clinic.name}
                upvoteCount={clinic.upvoteCount}
                isQuiet
              />
            </span>
          </>
        )}
      </div>
    </Card>
  );
});

const isAskedForEggDonation = (matches: CardMatch[] = []) =>
  matches.some(({ asked }) => asked.includes("egg-donation"));

function LanguagesAndAge({ clinic: { languages, established } }: { clinic: Clinic }) {
  if (languages.length === 0 && established === null) return null;
  return (
    <p className="mt-3 text-sm">
      {languages.length > 0 && <HighlightableText text={`Website in: ${languages.join(", ")}`} />}
      {languages.length > 0 && established !== null && <span aria-hidden> · </span>}
      {established !== null && <span>{`Since ${established}`}</span>}
    </p>
  );
}

function Figures({ clinic, isOfDonorEggs }: { clinic: Clinic; isOfDonorEggs: boolean }) {
  const price: FigureProps = {
    clinic,
    figure: "price",
    label: clinic.priceLabel ?? "IVF from",
    value: priceText(clinic),
  };
  const others: FigureProps[] = [
    { clinic, figure: "success", label: "Success rate", value: formatRate(clinic.successRate) },
    { clinic, figure: "reviews", label: "Reviews", value: formatReview(clinic.reviewScore) },
    {
      clinic,
      figure: "eggDonation",
      label: "Egg donation success",
      value: formatRate(clinic.eggDonationSuccessRate),
    },
  ];
  const figures = [price, ...(isOfDonorEggs ? others.toReversed() : others)];
  const known = figures.filter(({ value }) => value !== NOT_AVAILABLE);
  const samples = known.filter(({ figure }) => isSample(clinic, figure));
  const published = known.filter((each) => !samples.includes(each));
  const unpublished = figures.filter((each) => !published.includes(each)).map(({ figure }) => figure);
  const unpublishedNote = unpublishedLine(unpublished, clinic.priceOf !== undefined);
  return (
    <div className="row-start-3">
      <FigureList figures={published} className="mt-4 gap-y-3" />
      {unpublishedNote && <p className="mt-4 text-sm text-quiet">{unpublishedNote}</p>}
      {/* Last, as on the clinic's page: samples come after all that is real. */}
      <FigureList
        figures={samples}
        className="mt-3 gap-y-1 border-t border-dashed border-line pt-3 text-sm"
      />
    </div>
  );
}

function FigureList({ figures, className }: { figures: FigureProps[]; className: string }) {
  if (figures.length === 0) return null;
  return (
    <dl className={`grid grid-cols-2 gap-x-4 ${className}`}>
      {figures.map((figure) => (
        <KnownFigure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

interface FigureProps {
  clinic: Clinic;
  figure: Figure;
  label: string;
  value: string;
}

const isRate = (figure: Figure) => figure === "success" || figure === "eggDonation";

function KnownFigure({ clinic, figure, label, value }: FigureProps) {
  const isSourced = !isSample(clinic, figure);
  const certainty = certaintyLine(clinic, figure);
  return (
    <div className="only:col-span-2">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className={`tabular-nums ${isSourced ? "font-semibold" : "text-quiet"}`}>
        {figure === "reviews" && isSourced && (
          <span aria-hidden className="text-gold">
            ★{" "}
          </span>
        )}
        <span>{`${value} `}</span>
        {!isSourced && <SampleMark />}
      </dd>
      {isSourced && (
        <dd className={isRate(figure) ? "text-sm" : "text-xs text-quiet"}>{figureLine(clinic, figure)}</dd>
      )}
      {certainty && <dd className="text-sm">{certainty}</dd>}
    </div>
  );
}
