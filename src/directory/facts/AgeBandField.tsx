import { SelectField } from "@/ui/SelectField.tsx";
import { readValue } from "@/storage/storage.ts";
import {
  ALL_AGES,
  ageLabel,
  bandFromKey,
  bandKey,
  bandsOf,
  type AgeBand,
  type DatedBand,
} from "./ageBand.ts";
import { chooseBand, useChosenBand, useTypedAge } from "./chosenBand.ts";
import { useAnsweredAge } from "./useAnsweredAge.ts";
import { ageOf, beginsLongBefore } from "./visitorBand.ts";

export function AgeBandField({ bands }: { bands: readonly DatedBand[] }) {
  const chosen = useChosenBand();
  useAnsweredAge();
  const age = ageOf(useTypedAge());
  // A group that was chosen elsewhere stays in the list, also where no figure has it.
  const offered = bandsOf(chosen ? [...bands, chosen] : bands).filter((band) => bandKey(band) !== "-");
  // Registers changed their age groups, so that old ones overlap new ones.
  const years = [...new Set(offered.map(yearOf))].toSorted().toReversed();
  return (
    <>
      <SelectField
        label="Your age group"
        value={chosen ? bandKey(chosen) : ""}
        autoComplete="off"
        onChange={(event) => chooseBand(bandFromKey(event.target.value) ?? allAges())}
      >
        <option value="">All ages</option>
        {years.map((year) => {
          const options = offered.filter((band) => yearOf(band) === year).map(optionOf);
          return year && years[1] ? (
            <optgroup key={year} label={`Newest figures: ${year}`}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </SelectField>
      {chosen && age !== null && beginsLongBefore(chosen, age) && (
        <p className="mt-2 rounded-lg bg-amber-soft px-3 py-2 text-sm">
          {`This group begins at ${chosen.ageFrom}, and most of its women are younger than ${age}. At ${age} the chance of a birth is lower than its rates say.`}
        </p>
      )}
    </>
  );
}

const optionOf = (band: AgeBand) => (
  <option key={bandKey(band)} value={bandKey(band)}>
    {ageLabel(band)}
  </option>
);

const yearOf = ({ periodTo = "" }: DatedBand) => periodTo.slice(0, 4);

function allAges(): AgeBand | null {
  return hasAnswers() ? ALL_AGES : null;
}

const hasAnswers = () => readValue("plan-answers") !== null;
