import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import type { VotesToVoid } from "./findVoiding.ts";
import { VoidDialog } from "./VoidDialog.tsx";

interface SuspiciousCardProps {
  clinic: { id: string; name: string };
  /** The hour or day, as people read it. */
  when: string;
  addressesPath: string;
  voidLabel: string;
  canVoid?: boolean;
  which: VotesToVoid;
  /** Those that voiding would void. */
  votes: number;
  summary: string;
  children: ReactNode;
}

export function SuspiciousCard({
  clinic,
  when,
  addressesPath,
  voidLabel,
  canVoid = true,
  which,
  votes,
  summary,
  children,
}: SuspiciousCardProps) {
  const [isVoiding, setVoiding] = useState(false);
  const about = <span className="sr-only">{` ${clinic.name}, ${when}`}</span>;
  return (
    <Card as="li" className="grid min-w-0 content-start gap-3 p-5">
      <div>
        <h2 className="text-xl wrap-anywhere">
          <Link to={`/clinic/${encodeURIComponent(clinic.id)}`} className="hover:text-accent">
            <bdi>{clinic.name}</bdi>
          </Link>
        </h2>
        <p>{when}</p>
      </div>
      {children}
      <div className="mt-1 flex flex-wrap gap-2">
        <ButtonLink tone="outline" to={addressesPath}>
          <span>Its addresses{about}</span>
        </ButtonLink>
        {canVoid && (
          <Button tone="outline" onClick={() => setVoiding(true)}>
            <span>
              {voidLabel}
              {about}
            </span>
          </Button>
        )}
      </div>
      {isVoiding && (
        <VoidDialog
          which={which}
          votes={votes}
          about={`${clinic.name}, ${when}: ${summary}.`}
          onClose={() => setVoiding(false)}
        />
      )}
    </Card>
  );
}
