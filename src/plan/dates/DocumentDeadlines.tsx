import { Link } from "react-router-dom";
import { RuleSource } from "@/law/RuleSource.tsx";
import { countryPath } from "@/law/countryPath.ts";
import { toIsoDate } from "@/ui/calendarDate.ts";
import type { DatedDocument } from "./documents.ts";
import { formatDay } from "./formatSpan.ts";
import type { TripDates } from "./tripDates.ts";

export function DocumentDeadlines({
  dates: { country, documents },
  today,
}: {
  dates: TripDates;
  today: Date;
}) {
  return (
    <section aria-labelledby="papers" className="mt-10">
      <h2 id="papers" className="text-2xl">
        Waiting times and documents
      </h2>
      {country ? (
        <>
          <p className="mt-2 text-quiet">
            {documents.length > 0
              ? `Waiting times, documents and other conditions of the law in ${country.nameInSentence}, with a day where it names a number. Ask the clinic which of them concern you.`
              : `We know of no waiting time or document that the law asks for in ${country.nameInSentence}. Ask the clinic what it needs.`}
          </p>
          <ul className="mt-4 grid gap-4">
            {documents.map((item) => (
              <DocumentItem key={item.id} item={item} today={today} />
            ))}
          </ul>
          <p className="mt-4">
            <Link to={countryPath(country.slug)} className="text-accent underline underline-offset-4">
              {`All rules of IVF in ${country.nameInSentence}`}
            </Link>
          </p>
        </>
      ) : (
        <p className="mt-2 text-quiet">
          Choose the country of treatment to see what its law asks for, and by when.
        </p>
      )}
    </section>
  );
}

function DocumentItem({
  item: { sentence, rule, due, undated },
  today,
}: {
  item: DatedDocument;
  today: Date;
}) {
  const isMissed = due?.kind === "by" && due.day < today;
  return (
    <li className="break-inside-avoid border-b border-line pb-4">
      {due && (
        <p className="font-semibold tabular-nums">
          <time dateTime={toIsoDate(due.day)}>
            {due.kind === "by" ? `By ${formatDay(due.day)}` : `Signed on ${formatDay(due.day)} or later`}
          </time>
        </p>
      )}
      {isMissed && (
        <p className="text-amber">This day has passed. Ask the clinic whether your dates still work.</p>
      )}
      <p>{sentence}</p>
      {due && <p className="text-quiet">{`How we got the date: ${due.why}.`}</p>}
      {undated !== null && <p className="text-quiet">{undated}</p>}
      <RuleSource rule={rule} />
    </li>
  );
}
