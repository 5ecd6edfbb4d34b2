import { ArrowRight } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import { ClinicLogo } from "@/directory/clinics/ClinicLogo.tsx";
import { figureLine } from "@/directory/clinics/figureNotes.ts";
import { formatRate } from "@/directory/clinics/figures.ts";
import { SampleMark } from "@/directory/clinics/SampleMark.tsx";
import { Card } from "@/ui/Card.tsx";

/** @param clinic only named until the directory is loaded */
export function ClinicTeaser({ clinic }: { clinic: Clinic | { id: string; name: string } }) {
  return (
    <Card
      as="article"
      className="relative flex items-center gap-4 p-5 transition-shadow focus-within:shadow-md hover:shadow-md"
    >
      <ClinicLogo clinic={clinic} />
      <div className="min-w-0 grow">
        <h3 className="text-lg wrap-anywhere">
          <Link to={`/clinic/${clinic.id}`} className="after:absolute after:inset-0 after:rounded-2xl">
            <bdi translate="no">{clinic.name}</bdi>
          </Link>
        </h3>
        <p className="min-h-6 text-quiet">
          {"locations" in clinic && (
            <>
              <span>{clinic.locations.join(", ")}</span>
              <Scores clinic={clinic} />
            </>
          )}
        </p>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-accent" />
    </Card>
  );
}

/** The rate stands out if it is sourced; the score is always a sample. */
function Scores({ clinic }: { clinic: Clinic }) {
  const { overallScore, successRate } = clinic;
  const isSampleRate = isSample(clinic, "success");
  const samples = [
    overallScore ? `Overall score ${overallScore}/100` : null,
    isSampleRate ? `success rate ${formatRate(successRate)}` : null,
  ].filter((score) => score !== null);
  return (
    <>
      {successRate !== null && !isSampleRate ? (
        <span className="block text-ink">
          <strong>{`Success rate ${formatRate(successRate)}`}</strong>
          <span>{`, ${figureLine(clinic, "success")}`}</span>
        </span>
      ) : null}
      {samples.length > 0 && (
        <span className="block text-sm">
          {samples.map((score, index) => (
            <Fragment key={score}>
              {index > 0 && <span> </span>}
              {/* Keeps each score and its mark on one line. */}
              <span className="inline-block">
                <span>{`${score} `}</span>
                <SampleMark />
                {index < samples.length - 1 && <span>,</span>}
              </span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}
