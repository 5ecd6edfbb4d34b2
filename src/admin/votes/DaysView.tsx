import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { counted } from "@/ui/counted.ts";
import { Notice } from "@/ui/Notice.tsx";
import { DayCard } from "./DayCard.tsx";
import { daysQuery } from "./daysApi.ts";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { VOTE_REFUSALS } from "./voteRefusals.ts";
import { DaysField } from "./DaysField.tsx";
import { BarsLegend } from "./VoteBars.tsx";
import { votesPath } from "./views.ts";

const MOST_LISTED = 30;

export function DaysView({ days }: { days: number }) {
  const navigate = useNavigate();
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        Days on which a clinic got far more votes than on its usual day, or most of them from few networks or
        one browser. Patients whom a clinic asked for votes, and readers of an article about it, look the same
        as bought votes, so look at the addresses before you void. Days begin at midnight UTC.
      </p>
      <div className="mb-5 max-w-xs">
        <DaysField
          days={days}
          onChange={(chosen) => void navigate(votesPath({ view: "days", days: chosen }), { replace: true })}
        />
      </div>
      <QueryResult result={useQuery(daysQuery(days))} refusals={VOTE_REFUSALS} what="the days">
        {(found) =>
          found.length === 0 ? (
            <Notice title="No suspicious days" text="No clinic had a day that stands out." />
          ) : (
            <>
              <div className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-2">
                <p role="status" className="text-sm text-quiet">
                  {found.length < MOST_LISTED
                    ? counted(found.length, "day", "days")
                    : `The ${MOST_LISTED} days that stand out most; there may be more.`}
                </p>
                <BarsLegend />
              </div>
              <ul className="grid gap-4 xl:grid-cols-2">
                {found.map((day) => (
                  <DayCard key={`${day.clinic.id} ${day.day}`} day={day} />
                ))}
              </ul>
            </>
          )
        }
      </QueryResult>
    </>
  );
}
