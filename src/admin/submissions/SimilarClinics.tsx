import { Link } from "react-router-dom";
import { Badge } from "@/ui/Badge.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { SimilarClinic } from "./submissionPages.ts";

interface SimilarClinicsProps {
  clinics: SimilarClinic[];
  onChoose?: ((clinicId: string) => void) | undefined;
}

export function SimilarClinics({ clinics, onChoose }: SimilarClinicsProps) {
  return (
    <Card as="section" aria-labelledby="similar" className="p-5">
      <h2 id="similar" className="text-xl">
        Clinics that look alike
      </h2>
      {clinics.length === 0 && (
        <p className="mt-2 text-quiet">
          No clinic in the directory has this website or a name like this one.
        </p>
      )}
      {clinics.length > 0 && onChoose && (
        <p className="mt-2 text-quiet">
          Is it one of these? Choose it to file the submission with that clinic instead of creating a new one.
        </p>
      )}
      <ul className="mt-3 grid gap-4">
        {clinics.map((clinic) => (
          <li key={clinic.id} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="font-semibold wrap-anywhere">
              <Link to={`/admin/clinics/${clinic.id}`} className="text-accent underline underline-offset-4">
                <bdi>{clinic.name}</bdi>
              </Link>
            </p>
            <p className="text-quiet wrap-anywhere">{clinic.places.join(", ") || "No place yet"}</p>
            {clinic.website !== null && (
              <p className="wrap-anywhere">
                <ExternalLink href={clinic.website}>{clinic.website}</ExternalLink>
              </p>
            )}
            <p className="flex flex-wrap gap-2">
              <Badge>{likeness(clinic)}</Badge>
              {!clinic.published && <Badge tone="gold">Unpublished</Badge>}
            </p>
            {onChoose && (
              <Button
                tone="outline"
                className="mt-1 justify-self-start text-left"
                onClick={() => onChoose(clinic.id)}
              >
                <span>
                  It is this one<span className="sr-only">{`: ${clinic.name}`}</span>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function likeness({ sameHost, sameName }: SimilarClinic): string {
  if (sameHost && sameName) return "Same name and website";
  if (sameHost) return "Same website";
  return sameName ? "Same name" : "Similar name";
}
