import { Link } from "react-router-dom";
import { MISSING_LABELS, type AdminClinic } from "@/admin/clinics/adminClinic.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import type { Work } from "./worklist.ts";

export function NextWork({ work }: { work: Work[] }) {
  return (
    <section aria-labelledby="next-work" className="mt-6">
      <h3 id="next-work" className="text-xl">
        Next
      </h3>
      <p className="text-sm text-quiet">Clinics never checked come first, then those checked longest ago.</p>
      <ul className="mt-3 grid gap-3">
        {work.map(({ clinic, to, label }) => (
          <Card
            as="li"
            key={clinic.id}
            className="flex flex-col gap-x-5 gap-y-2 p-4 sm:flex-row sm:items-center sm:justify-between"
          >
            <div className="min-w-0 wrap-anywhere">
              <Link
                to={`/admin/clinics/${clinic.id}`}
                className="inline-flex min-h-9 items-center text-lg text-accent hover:underline"
              >
                <bdi>{clinic.name}</bdi>
              </Link>
              <p className="text-sm text-quiet">{`${checkedText(clinic)} ${missingText(clinic)}`.trim()}</p>
            </div>
            <ButtonLink to={to} tone="outline" className="shrink-0">
              <span>{label}</span>
              <span className="sr-only">{` of ${clinic.name}`}</span>
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function checkedText({ oldestCheck }: AdminClinic): string {
  return oldestCheck === null ? "Never checked." : `Oldest check ${formatShortDate(oldestCheck)}.`;
}

function missingText({ missing }: AdminClinic): string {
  if (missing.length === 0) return "";
  return `Missing: ${missing.map((each) => MISSING_LABELS[each]).join(", ")}.`;
}
