import type { Review } from "./facts.ts";
import { formatRatings } from "./ratings.ts";
import { SourceLine } from "./SourceLine.tsx";

export function ReviewFact({ review }: { review: Review }) {
  const { basis, score, source } = review;
  return (
    <>
      <p>
        <span className="block font-semibold tabular-nums">
          {`${score.toLocaleString("en-GB", { maximumFractionDigits: 1 })} / ${basis.scale}`}
        </span>
        <span className="block text-sm text-quiet">
          <bdi>{basis.platform}</bdi>
          <span>{`, ${formatRatings(basis.count)}`}</span>
        </span>
      </p>
      <SourceLine source={source} />
    </>
  );
}
