import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { ClinicLogo } from "@/features/clinics/ClinicLogo.tsx";
import { SampleMark } from "@/features/clinics/SampleMark.tsx";
import { Card } from "@/ui/Card.tsx";
import type { Directory } from "./useDirectory.ts";

/** A way to one clinic's page, with the scores of its live row. */
export function ClinicTeaser({ id, name, directory }: { id: string; name: string; directory: Directory }) {
  const clinic = directory.clinics?.find((each) => each.id === id);
  const scores = [
    clinic?.overallScore ? `Overall score ${clinic.overallScore}/100` : null,
    clinic?.successRate ? `success rate ${clinic.successRate}%` : null,
  ].filter((score) => score !== null);
  return (
    <Card
      as="article"
      className="relative flex items-center gap-4 p-5 transition-shadow focus-within:shadow-md hover:shadow-md"
    >
      <ClinicLogo clinic={clinic ?? { id, name }} />
      <div className="min-w-0 grow">
        <h3 className="text-lg wrap-anywhere">
          <Link to={`/clinic/${id}`} className="after:absolute after:inset-0 after:rounded-2xl">
            <bdi>{clinic?.name ?? name}</bdi>
          </Link>
        </h3>
        <p className="min-h-6 text-quiet">
          {clinic?.locations.join(", ")}
          {scores.length > 0 && (
            <span className="block">
              <span className="mr-2">{scores.join(", ")}</span>
              {clinic && <SampleMark clinic={clinic} />}
            </span>
          )}
        </p>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-accent" />
    </Card>
  );
}
