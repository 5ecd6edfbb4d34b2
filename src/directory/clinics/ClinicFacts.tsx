import type { Review } from "@/directory/facts/facts.ts";
import { ReviewFact } from "@/directory/facts/ReviewFact.tsx";
import { isSample, type Clinic } from "./clinic.ts";
import { formatReview } from "./figures.ts";
import { SampleFigure } from "./SampleFigure.tsx";

export function ClinicFacts({ clinic, reviews }: { clinic: Clinic; reviews: Review[] }) {
  const facts: [string, string][] = [];
  if (clinic.languages.length > 0) facts.push(["Website in", clinic.languages.join(", ")]);
  if (clinic.established !== null) facts.push(["Established", String(clinic.established)]);
  if (clinic.specialties.length > 0) facts.push(["Specialties", clinic.specialties.join(", ")]);

  const samples: [string, string][] = [];
  if (reviews.length === 0 && isSample(clinic, "reviews"))
    samples.push(["Review score", formatReview(clinic.reviewScore)]);
  if (clinic.overallScore) samples.push(["Overall score", `${clinic.overallScore} / 100`]);

  return (
    <dl className="grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {reviews.map((review) => (
        <div key={review.id}>
          <dt className="text-sm text-quiet">Review score</dt>
          <dd>
            <ReviewFact review={review} />
          </dd>
        </div>
      ))}
      {samples.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd>
            <SampleFigure>{value}</SampleFigure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
