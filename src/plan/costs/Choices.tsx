import { useRef } from "react";
import { EXTRAS, LIMITS, type CostPlan, type Extra } from "./costPlan.ts";
import { isFrozen } from "./lineRules.ts";
import { LazyNightsFromDates } from "./LazyNightsFromDates.tsx";
import { NumberSelect } from "./NumberSelect.tsx";
import { hasLaterTrip, isTested, usualTrips } from "./trips.ts";
import type { StoredCosts } from "./useCostPlan.ts";
import { ExtraCheckbox } from "./ExtraCheckbox.tsx";

/** What testing the embryos takes anyway. */
const OF_TESTED = new Set<Extra>(["blastocyst", "freezing", "later-transfer"]);

interface ChoicesProps {
  plan: StoredCosts;
  /** The plan without what the law forbids. */
  counted: CostPlan;
}

export function Choices({ plan: stored, counted }: ChoicesProps) {
  const { value: plan, change } = stored;
  // With frozen embryos, only documents are left to choose.
  const wishes = EXTRAS.filter((extra) => extra === "papers" || !isFrozen(plan));
  const section = useRef<HTMLElement>(null);
  /** The button disappears with the choice, so what changed takes the focus. */
  const countDates = (some: Partial<CostPlan>, changed: string) => {
    change(some);
    section.current?.querySelector<HTMLElement>(changed)?.focus();
  };
  return (
    <section ref={section} aria-labelledby="costs-treatment" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="costs-treatment" className="text-xl">
        What comes with it
      </h2>
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberSelect
          label="Cycles"
          name="costs-cycles"
          least={1}
          most={LIMITS.cycles}
          value={plan.cycles}
          onChange={(cycles) => change({ cycles: cycles ?? 1 })}
        />
        <NumberSelect
          label="Travellers"
          name="costs-travellers"
          least={1}
          most={LIMITS.travellers}
          value={plan.travellers}
          onChange={(travellers) => change({ travellers: travellers ?? 1 })}
        />
        <NumberSelect
          label="Trips per cycle"
          name="costs-trips"
          least={0}
          most={LIMITS.trips}
          blank={`Usually ${usualTrips(counted)}`}
          value={plan.trips}
          onChange={(trips) => change({ trips })}
        />
        <NumberSelect
          label="Nights per trip"
          name="costs-nights"
          least={0}
          most={LIMITS.nights}
          blank="Not known yet"
          value={plan.nights}
          onChange={(nights) => change({ nights })}
        />
      </div>
      <LazyNightsFromDates
        plan={plan}
        usualTrips={usualTrips(counted)}
        isTested={isTested(counted)}
        onUse={countDates}
      />
      {plan.trips === null && usualTrips(counted) === 2 && (
        <p className="-mt-2 text-sm text-quiet">
          {plan.treatment === "donor-eggs"
            ? "Donor eggs usually take two trips: one for tests and documents, one for the transfer."
            : "Tested embryos are frozen until the results are back, so the transfer is a second trip."}
        </p>
      )}
      <fieldset>
        <legend className="mb-1.5 font-medium">Also count</legend>
        {wishes.map((extra) => (
          <ExtraCheckbox
            key={extra}
            extra={extra}
            plan={stored}
            isSure={isTested(counted) && OF_TESTED.has(extra)}
          />
        ))}
      </fieldset>
      {hasLaterTrip(counted) && (
        <p className="-mt-2 text-sm text-quiet">
          The later transfer is one more trip, so we count its travel and nights too.
        </p>
      )}
      {isTested(counted) && (
        <NumberSelect
          label="Embryos to test in each cycle"
          name="costs-embryos"
          least={1}
          most={LIMITS.embryos}
          value={plan.embryos}
          onChange={(embryos) => change({ embryos: embryos ?? 1 })}
        />
      )}
    </section>
  );
}
