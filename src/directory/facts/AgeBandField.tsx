import { useEffect } from "react";
import { compareCodes } from "@/ui/compare.ts";
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
  return (
    <SelectField
      label="Your age group"
      value={chosen ? bandKey(chosen) : ""}
      autoComplete="off"
      onChange={(event) => chooseBand(bandFromKey(event.target.value) ?? allAges())}
    >
      <option value="">All ages</option>
      {yearsOf(offered).map(([year, ofYear]) =>
        year === "" ? (
          ofYear.map(optionOf)
        ) : (
          <optgroup key={year} label={`Newest figures: ${year}`}>
            {ofYear.map(optionOf)}
          </optgroup>
        ),
      )}
    </SelectField>
  );
}

const optionOf = (band: AgeBand) => (
  <option key={bandKey(band)} value={bandKey(band)}>
    {ageLabel(band)}
  </option>
);

const yearOf = ({ periodTo = "" }: DatedBand) => periodTo.slice(0, 4);

/** Registers changed their age groups, so that old ones overlap new ones: newest year first, then unknown ones. */
function yearsOf(bands: DatedBand[]): [year: string, bands: DatedBand[]][] {
  const years = [...new Set(bands.map(yearOf))].toSorted((a, b) => compareCodes(b, a));
  if (years.filter(Boolean).length < 2) return [["", bands]];
  return years.map((year) => [year, bands.filter((band) => yearOf(band) === year)]);
}

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
