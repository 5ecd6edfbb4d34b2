import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Clinic } from "./clinic.ts";

interface LeaderboardRowProps {
  clinic: Clinic;
  mark?: ReactNode;
  figure: ReactNode;
  detail?: string | undefined;
  notes?: string[];
}

export function LeaderboardRow({ clinic, mark, figure, detail, notes }: LeaderboardRowProps) {
  return (
    <li className={`flex items-center gap-3 ${mark ? "min-h-[4.875rem] py-3" : "py-2"}`}>
      {mark}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link to={`/clinic/${clinic.id}`} className="font-semibold wrap-anywhere hover:text-accent">
            <bdi translate="no">{clinic.name}</bdi>
          </Link>
          <span className="ml-auto tabular-nums">{figure}</span>
        </p>
        <p className="text-sm text-quiet">{[clinic.locations[0], detail].filter(Boolean).join(" · ")}</p>
        {notes?.map((note) => (
          <p key={note} className="text-sm text-quiet">
            {note}
          </p>
        ))}
      </div>
    </li>
  );
}
