import type { ReactNode } from "react";
import { SelectField } from "@/ui/SelectField.tsx";
import { TREATMENT_IDS } from "@/law/treatments.ts";
import { LIMITS, usualTrips, WISHES, type Wish } from "./costPlan.ts";
import { isFrozen } from "./lineRules.ts";
import { TREATMENT_NAMES } from "./formatCost.ts";
import { NumberSelect } from "./NumberSelect.tsx";
import type { StoredCosts } from "./useCostPlan.ts";

const WISH_NAMES: Record<Wish, string> = {
  freezing: "Freezing spare embryos, and storing them for a year",
  "later-transfer": "One later transfer of a frozen embryo",
  pgt: "Testing the embryos (PGT-A)",
  "donor-sperm": "A donor’s sperm",
  papers: "Papers: notary and official translations",
};

interface ChoicesProps {
  plan: StoredCosts;
  children: ReactNode;
}

export function Choices({ plan: { value: plan, change, isDonorSpermSure }, children }: ChoicesProps) {
  // With frozen embryos, only the papers are left to choose.
  const wishes = WISHES.filter((wish) => wish === "papers" || !isFrozen(plan));
  const toggle = (wish: Wish, isWanted: boolean) =>
    change({ wishes: WISHES.filter((each) => (each === wish ? isWanted : plan.wishes.includes(each))) });
  return (
    <section aria-labelledby="costs-treatment" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="costs-treatment" className="text-xl">
        Your treatment
      </h2>
      {children}
      <SelectField
        label="Treatment"
        name="costs-treatment"
        autoComplete="off"
        value={plan.treatment}
        onChange={({ target }) =>
          change({ treatment: TREATMENT_IDS.find((each) => each === target.value) ?? plan.treatment })
        }
      >
        {TREATMENT_IDS.map((treatment) => (
          <option key={treatment} value={treatment}>
            {TREATMENT_NAMES[treatment]}
          </option>
        ))}
      </SelectField>
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
          blank={`Usually ${usualTrips(plan)}`}
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
      {plan.trips === null && usualTrips(plan) === 2 && (
        <p className="-mt-2 text-sm text-quiet">
          {plan.treatment === "donor-eggs"
            ? "Donor eggs usually take two trips: one for tests and papers, one for the transfer."
            : "Tested embryos are frozen until their result is there, so the transfer is a second trip."}
        </p>
      )}
      <fieldset>
        <legend className="mb-1.5 font-medium">Also count</legend>
        {wishes.map((wish) => (
          <label key={wish} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name="costs-wishes"
              value={wish}
              autoComplete="off"
              checked={plan.wishes.includes(wish)}
              disabled={wish === "donor-sperm" && isDonorSpermSure}
              onChange={({ target }) => toggle(wish, target.checked)}
              className="size-4.5 shrink-0"
            />
            <span>{WISH_NAMES[wish]}</span>
          </label>
        ))}
      </fieldset>
      {plan.wishes.includes("pgt") && !isFrozen(plan) && (
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
