import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { counted } from "@/ui/counted.ts";
import { Notice } from "@/ui/Notice.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { hoursQuery } from "./api.ts";
import { HourCard } from "./HourCard.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { VOTE_REFUSALS } from "./voteRefusals.ts";
import { DaysField } from "./DaysField.tsx";
import { BarsLegend } from "./VoteBars.tsx";
import { AT_LEAST, votesPath, type VotesAddress } from "./views.ts";

type Choice = Pick<VotesAddress, "days" | "atLeast">;

const MOST_LISTED = 30;

export function HoursView(choice: Choice) {
  const navigate = useNavigate();
  const result = useQuery(hoursQuery(choice));
  const choose = (change: Partial<Choice>) =>
    void navigate(votesPath({ view: "hours", ...choice, ...change }), { replace: true });
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        Hours in which one clinic got many votes, the worst first. Look closer where they came from few
        addresses or without a human check. Times are in your time zone.
      </p>
      <div className="mb-5 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <DaysField days={choice.days} onChange={(days) => choose({ days })} />
        <SelectField
          label="Show hours with"
          value={choice.atLeast}
          onChange={({ target }) => choose({ atLeast: Number(target.value) })}
        >
          {AT_LEAST.map((votes) => (
            <option key={votes} value={votes}>
              {`${votes} votes or more`}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryResult result={result} refusals={VOTE_REFUSALS} what="the hours">
        {(hours) =>
          hours.length === 0 ? (
            <Notice
              title="No suspicious hours"
              text={`No clinic got ${choice.atLeast} votes or more in one hour.`}
            />
          ) : (
            <>
              <div className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-2">
                <p role="status" className="text-sm text-quiet">
                  {hours.length < MOST_LISTED
                    ? counted(hours.length, "hour", "hours")
                    : `The ${MOST_LISTED} worst hours; there may be more.`}
                </p>
                <BarsLegend />
              </div>
              <ul className="grid gap-4 xl:grid-cols-2">
                {hours.map((hour) => (
                  <HourCard key={`${hour.clinic.id} ${hour.hour}`} hour={hour} />
                ))}
              </ul>
            </>
          )
        }
      </QueryResult>
    </>
  );
}
