import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { parseRate } from "@/directory/facts/measure.ts";
import { certaintyLines } from "@/directory/facts/certaintyLines.ts";
import { ratesUsed } from "@/directory/facts/inEuros.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { AgeOfRates } from "./AgeOfRates.tsx";
import { basesQuery, type Basis } from "./basis.ts";
import type { RankedFigure } from "./categories.ts";
import { figureOf, isSample, type Clinic } from "./clinic.ts";
import { figureLine, figureNote } from "./figureNotes.ts";
import { rankByFigure } from "./figureRanking.ts";
import { LeaderboardRow } from "./LeaderboardRow.tsx";
import { isConverted } from "./publishedPrice.ts";
import { RankMark } from "./RankMark.tsx";
import { fewRatingsNote, formatFigure, headline, levelNote, withoutFigure } from "./rankingText.ts";
import { SampleMark } from "./SampleMark.tsx";
import { Unranked } from "./Unranked.tsx";
import { useBasesAtAge, useFiguresAtAge } from "./useFiguresAtAge.ts";

interface FigureRankingProps {
  clinics: Clinic[];
  category: RankedFigure;
  count: number;
}

const NOT_LOADED = { title: "This ranking couldn't be loaded. Please try again." };

/** Samples can be ranked without their bases, so none are fetched. */
export default function FigureRanking(props: FigureRankingProps) {
  const { clinics, category } = props;
  const isAnyPublished = clinics.some(
    (clinic) => figureOf(clinic, category) !== null && !isSample(clinic, category),
  );
  const { data, error, refetch } = useQuery({ ...basesQuery(), enabled: isAnyPublished });
  const rates = useFiguresAtAge();
  const bases = useBasesAtAge(data);
  const isOfRates = category === "success" && isAnyPublished;
  if (data || !isAnyPublished) {
    return (
      <>
        {isOfRates && <AgeOfRates />}
        {isOfRates && rates.isLoadingError ? (
          <NotLoaded {...rates} />
        ) : isOfRates && (rates.isLoading || rates.isPlaceholderData) ? (
          // Without rates of the chosen age, samples would win the medals for a moment.
          <RankingSkeleton />
        ) : (
          <LoadedRanking {...props} bases={bases} />
        )}
      </>
    );
  }
  return error ? <NotLoaded error={error} refetch={refetch} /> : <RankingSkeleton />;
}

function NotLoaded({ error, refetch }: Pick<UseQueryResult, "error" | "refetch">) {
  return (
    <div className="mt-4">
      <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
    </div>
  );
}

function RankingSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the ranking...
      </p>
      <Skeleton className="mt-4 space-y-4">
        {["a", "b", "c", "d"].map((row) => (
          <SkeletonBlock key={row} className="h-15 rounded-lg" />
        ))}
      </Skeleton>
    </>
  );
}

interface LoadedRankingProps extends FigureRankingProps {
  bases: ReadonlyMap<string, Basis>;
}

function LoadedRanking({ clinics, category, count, bases }: LoadedRankingProps) {
  const ranking = useMemo(() => rankByFigure(clinics, category, bases), [clinics, category, bases]);
  const { by, ranked, unranked, without } = ranking;
  const what = by === "facts" && ranked[0] ? figureNote(ranked[0].clinic, category)?.what : undefined;
  const doubt = levelNote(ranking, category) ?? fewRatingsNote(ranking, category);
  const shown = ranked.slice(0, count);
  const hasPlaces = shown.some(({ isPlace }) => isPlace);
  const isAnyKnown = without < clinics.length;
  const certainty = ({ id, successRate }: Clinic) => {
    const basis = category === "success" ? parseRate(bases.get(id)?.success ?? "") : null;
    return basis && successRate !== null ? certaintyLines(successRate, basis) : [];
  };
  return (
    <>
      <p className="mt-3 text-sm text-quiet">{headline(ranking, category)}</p>
      {what && <p className="text-sm text-quiet">{`All of them: ${what}.`}</p>}
      {doubt && <p className="text-sm font-medium">{doubt}</p>}
      {ranked.length > 0 && (
        <ol className="mt-1 divide-y divide-line">
          {shown.map(({ clinic, rank, isLevel, isHollow, isPlace }) => (
            <LeaderboardRow
              key={clinic.id}
              clinic={clinic}
              mark={isPlace ? <RankMark rank={rank} isHollow={isHollow} /> : hasPlaces && <NoMark />}
              figure={<FigureText clinic={clinic} category={category} />}
              detail={figureNote(clinic, category)?.detail}
              notes={[
                ...certainty(clinic),
                ...(isLevel ? ["No clear difference from the clinic above."] : []),
              ]}
            />
          ))}
        </ol>
      )}
      <Unranked unranked={unranked} category={category}>
        {(clinic) => (
          <LeaderboardRow
            key={clinic.id}
            clinic={clinic}
            figure={<FigureText clinic={clinic} category={category} />}
            detail={figureLine(clinic, category) ?? undefined}
            notes={certainty(clinic)}
          />
        )}
      </Unranked>
      {category === "price" && clinics.some(isConverted) && (
        <p className="mt-3 text-sm text-quiet">{ratesUsed()}</p>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
        <Link to="/how-results-are-counted" className="text-accent underline underline-offset-4">
          How results are counted
        </Link>
        {without > 0 && isAnyKnown && <span>{withoutFigure(without, category)}</span>}
      </p>
    </>
  );
}

/** Keeps names below one another. */
function NoMark() {
  return <span className="w-20 shrink-0" />;
}

function FigureText({ clinic, category }: { clinic: Clinic; category: RankedFigure }) {
  const text = formatFigure(clinic, category);
  if (!isSample(clinic, category)) return <strong>{text}</strong>;
  return (
    <span className="text-quiet">
      <span>{`${text} `}</span>
      <SampleMark />
    </span>
  );
}
