import { useQuery } from "@tanstack/react-query";
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

export function AgeBandField({ bands }: { bands: readonly DatedBand[] }) {
  const chosen = useChosenBand();
  const age = useTypedAge();
  const { data: warning } = useQuery({
    queryKey: ["answered-age", age, chosen && bandKey(chosen)],
    queryFn: async ({ client }) => (await import("./followAge.ts")).followAge(client, chosen),
    enabled: age !== "",
    staleTime: 0,
  });
  // A group that was chosen elsewhere stays in the list, also where no figure has it.
  const offered = bandsOf(chosen ? [...bands, chosen] : bands).filter((band) => bandKey(band) !== "-");
  // Registers changed their age groups, so that old ones overlap new ones.
  const years = [...new Set(offered.map(yearOf))].toSorted().toReversed();
  return (
    <div>
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
      <p role="status" className="mt-2 font-medium">
        {warning}
      </p>
    </div>
  );
}

const optionOf = (band: AgeBand) => (
  <option key={bandKey(band)} value={bandKey(band)}>
    {ageLabel(band)}
  </option>
);

const yearOf = ({ periodTo = "" }: DatedBand) => periodTo.slice(0, 4);

/** Chosen, for somebody whose age would suggest a group. */
const allAges = () => (readValue("plan-answers") === null ? null : ALL_AGES);
