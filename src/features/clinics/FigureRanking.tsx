import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { RankedFigure } from "./categories.ts";
import { figureOf, isSample, type Clinic } from "./clinic.ts";
import { figureLine, figureNote } from "./figureNotes.ts";
import { rankByFigure } from "./figureRanking.ts";
import { formatPrice, formatRate, formatReview } from "./figures.ts";
import { LeaderboardRow } from "./LeaderboardRow.tsx";
import { RankMark } from "./RankMark.tsx";
import { headline, withoutFigure } from "./rankingWords.ts";
import { SampleMark } from "./SampleMark.tsx";
import { Unranked } from "./Unranked.tsx";

const FORMAT = { price: formatPrice, success: formatRate, reviews: formatReview };

export interface FigureRankingProps {
  clinics: Clinic[];
  category: RankedFigure;
  count: number;
}

/** Ranks what may be compared, and says of everything else that is published why it has no rank. */
export default function FigureRanking({ clinics, category, count }: FigureRankingProps) {
  const ranking = useMemo(() => rankByFigure(clinics, category), [clinics, category]);
  const { by, ranked, unranked, without } = ranking;
  const what = by === "facts" && ranked[0] ? figureNote(ranked[0].clinic, category)?.what : undefined;
  const isAnyKnown = without < clinics.length;
  return (
    <>
      <p className="mt-3 text-sm text-quiet">{headline(ranking, category)}</p>
      {what && <p className="text-sm text-quiet">All of them: {what}.</p>}
      {ranked.length > 0 && (
        <ol className="mt-1 divide-y divide-line">
          {ranked.slice(0, count).map(({ clinic, rank, isLevel, isHollow }) => (
            <LeaderboardRow
              key={clinic.id}
              clinic={clinic}
              mark={<RankMark rank={rank} isHollow={isHollow} />}
              figure={<FigureText clinic={clinic} category={category} />}
              detail={figureNote(clinic, category)?.detail}
              note={isLevel ? "No clear difference from the clinic above." : null}
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
          />
        )}
      </Unranked>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
        <Link to="/how-results-are-counted" className="text-accent underline underline-offset-4">
          How results are counted
        </Link>
        {without > 0 && isAnyKnown && withoutFigure(without, category)}
      </p>
    </>
  );
}

/** A figure, muted where it is a sample. */
function FigureText({ clinic, category }: { clinic: Clinic; category: RankedFigure }) {
  const text = FORMAT[category](figureOf(clinic, category));
  if (!isSample(clinic, category)) return <strong>{text}</strong>;
  return (
    <span className="text-quiet">
      {text} <SampleMark />
    </span>
  );
}
