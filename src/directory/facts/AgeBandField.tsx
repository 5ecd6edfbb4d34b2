import { useEffect } from "react";
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
import { chooseBand, useChosenBand } from "./chosenBand.ts";

export function AgeBandField({ bands }: { bands: readonly DatedBand[] }) {
  const chosen = useChosenBand();
  useAgeThatWasAnswered(bands);
  // A group that was chosen elsewhere stays in the list, also where no figure has it.
  const offered = bandsOf(chosen ? [...bands, chosen] : bands).filter((band) => bandKey(band) !== "-");
  // Registers changed their age groups, so that old ones overlap new ones.
  const years = [...new Set(offered.map(yearOf))].toSorted().toReversed();
  return (
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

function useAgeThatWasAnswered(bands: readonly DatedBand[]): void {
  const keys = bands.map((band) => `${bandKey(band)}/${band.periodTo ?? ""}`).join(" ");
  useEffect(() => {
    if (!hasAnswers()) return;
    const suggest = async () => {
      const { followAge } = await import("./followAge.ts");
      followAge(
        keys.split(" ").flatMap((each) => {
          const [key, periodTo = ""] = each.split("/");
          const band = bandFromKey(key);
          return band ? Object.assign(band, { periodTo }) : [];
        }),
      );
    };
    // Without it the rates are of all ages, as for everybody else.
    suggest().catch(() => undefined);
  }, [keys]);
}
