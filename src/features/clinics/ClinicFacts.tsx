import type { Clinic } from "./clinic.ts";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { formatReview } from "./figures.ts";
import { SampleMark } from "./SampleMark.tsx";

/** What is known about a clinic beside its rates and prices; what is not is left out. */
export function ClinicFacts({ clinic }: { clinic: Clinic }) {
  const facts: [string, string][] = [];
  if (clinic.locations.length > 0)
    facts.push([clinic.locations.length === 1 ? "Location" : "Locations", clinic.locations.join(", ")]);
  if (clinic.countries.length > 0)
    facts.push([clinic.countries.length === 1 ? "Country" : "Countries", clinic.countries.join(", ")]);
  if (clinic.languages.length > 0) facts.push(["Languages", clinic.languages.join(", ")]);
  if (clinic.established !== null) facts.push(["Established", String(clinic.established)]);
  if (clinic.specialties.length > 0) facts.push(["Specialties", clinic.specialties.join(", ")]);

  const scores: [string, string][] = [];
  if (clinic.reviewScore) scores.push(["Review score", formatReview(clinic.reviewScore)]);
  if (clinic.overallScore) scores.push(["Overall score", `${clinic.overallScore} / 100`]);

  return (
    <>
      <dl className="grid gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {scores.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="flex items-center gap-2 font-semibold tabular-nums">
              {value}
              <SampleMark />
            </dd>
          </div>
        ))}
      </dl>
      {scores.length > 0 && (
        <p className="mt-4 text-sm">
          <GlossaryLink term="overall-score">What the scores mean</GlossaryLink>
        </p>
      )}
    </>
  );
}
