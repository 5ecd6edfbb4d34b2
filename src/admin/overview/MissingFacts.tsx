import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { isToCheck, MISSING, MISSING_LABELS, type AdminClinic } from "@/admin/clinics/adminClinic.ts";
import { adminClinicsQuery } from "@/admin/clinics/api.ts";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { NextWork } from "./NextWork.tsx";
import { clinicsToComplete, nextWork } from "./worklist.ts";

const MOST_SHOWN = 5;

export function MissingFacts() {
  const result = useQuery(adminClinicsQuery());
  const today = new Date(result.dataUpdatedAt).toISOString().slice(0, 10);
  return (
    <section aria-labelledby="missing" className="mt-10">
      <h2 id="missing" className="text-2xl">
        To complete
      </h2>
      <QueryResult result={result} what="what is missing" outline={null}>
        {(all) => <ToComplete clinics={clinicsToComplete(all)} today={today} />}
      </QueryResult>
    </section>
  );
}

function ToComplete({ clinics, today }: { clinics: AdminClinic[]; today: string }) {
  const work = nextWork(clinics, today, MOST_SHOWN);
  return (
    <>
      <Cards clinics={clinics} today={today} />
      {work.length > 0 && <NextWork work={work} />}
    </>
  );
}

function Cards({ clinics, today }: { clinics: AdminClinic[]; today: string }) {
  const all = counted(clinics.length, "clinic", "clinics");
  const without = (isLeft: (clinic: AdminClinic) => boolean) => ({
    all: clinics.length,
    left: clinics.filter(isLeft).length,
  });
  const complete = without(({ missing }) => missing.length > 0);
  const checked = without((clinic) => isToCheck(clinic, today));
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Progress
        {...complete}
        label="everything"
        text={`${complete.all - complete.left} of ${all} complete`}
        show="incomplete"
      />
      {MISSING.map((missing) => {
        const known = without((clinic) => clinic.missing.includes(missing));
        const text = `Known for ${known.all - known.left} of ${all}`;
        const label = MISSING_LABELS[missing];
        return <Progress key={missing} {...known} label={label} text={text} show={`no-${missing}`} />;
      })}
      <Progress
        {...checked}
        label="fresh checks"
        text={`Checked within a year at ${checked.all - checked.left} of ${all}`}
        show="to-check"
      />
    </ul>
  );
}

interface ProgressProps {
  all: number;
  left: number;
  label: string;
  text: string;
  /** The filter of the list that leads to what is left. */
  show: string;
}

function Progress({ all, left, label, text, show }: ProgressProps) {
  return (
    <Card as="li" className="p-4">
      <h3 className="text-base first-letter:uppercase">{label}</h3>
      <p className="text-sm text-quiet">{text}</p>
      <progress max={all || 1} value={all - left} aria-label={`Clinics with ${label}`} className="sr-only" />
      {/* Browsers draw theirs in green, whatever the site's colours are. */}
      <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-accent" style={{ width: `${(100 * (all - left)) / (all || 1)}%` }} />
      </div>
      {left > 0 && (
        <Link
          to={`/admin/clinics?show=${show}`}
          className="-mb-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          <span>{`${left} to do`}</span>
          <span className="sr-only">{`: ${label}`}</span>
        </Link>
      )}
    </Card>
  );
}
