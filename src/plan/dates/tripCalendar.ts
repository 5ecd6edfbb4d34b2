import { writeCalendar } from "@/ui/icalendar.ts";
import { formatStay } from "./formatStay.ts";
import { daysOfFreshSperm, describeFreshSperm } from "./furtherTrips.ts";
import { TREATMENTS } from "./steps.ts";
import type { TripDates } from "./tripDates.ts";

const PLACES = {
  home: "At home.",
  clinic: "At the clinic.",
  either: "At home, or at the clinic if you are there already.",
};
const ESTIMATE = "An estimate: your clinic names the day.";

/**
 * Returns an iCalendar file. Ids name no dates, so that calendars move known events when the plan changes.
 */
export function tripCalendar(dates: TripDates, writtenAt: Date): string {
  const { treatment, steps, nightsAbroad, documents, country } = dates;
  const uid = (id: string) => `${treatment}-${id}@when-must-i-be-there`;
  const stayEvents = nightsAbroad.map(({ id, name, arrive, leave, length, why }) => ({
    uid: uid(id),
    summary: `Keep free: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    description: `${formatStay(length)}. ${why} Our own estimate: book nothing that can’t be changed.`,
    firstDay: arrive.firstDay,
    lastDay: leave.lastDay,
  }));
  const stepEvents = steps.map(({ id, name, place, moves, isAnyDayBefore, source, firstDay, lastDay }) => {
    const isOneOf = firstDay.getTime() !== lastDay.getTime();
    const oneOf = isOneOf ? `${name} (one of these days)` : name;
    return {
      uid: uid(id),
      summary: isAnyDayBefore ? `${name} by today` : oneOf,
      description: `${PLACES[place]} ${moves} ${ESTIMATE} ${source.url}`,
      firstDay,
      lastDay,
    };
  });
  const sperm = daysOfFreshSperm(dates);
  const spermEvents = sperm
    ? [
        {
          uid: uid("fresh-sperm"),
          summary: "Fresh sperm at the clinic, if it needs any",
          description: `${describeFreshSperm(dates) ?? ""} ${ESTIMATE}`,
          firstDay: sperm.firstDay,
          lastDay: sperm.lastDay,
        },
      ]
    : [];
  const documentEvents = documents.flatMap(({ id, name, sentence, due, rule: { text, article } }) => {
    // Leaves out days from which a document may have been signed long ago.
    if (!due || (due.kind === "from" && due.day < writtenAt)) return [];
    const where = article === undefined ? text.name : `${text.name}, ${article}`;
    return [
      {
        uid: uid(`${country?.slug}-${id}`),
        summary: due.kind === "by" ? `${name} by today` : `${name}: may be signed from today`,
        description: `${sentence} How we got the date: ${due.why}. ${where}: ${text.url}`,
        firstDay: due.day,
        lastDay: due.day,
      },
    ];
  });
  const events = [...stayEvents, ...stepEvents, ...spermEvents, ...documentEvents];
  return writeCalendar(
    { name: TREATMENTS[treatment].name, product: "When must I be there?", events },
    writtenAt,
  );
}
