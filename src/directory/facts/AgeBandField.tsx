import { useEffect } from "react";
import { SelectField } from "@/ui/SelectField.tsx";
import { ageLabel, bandFromKey, bandKey, bandsOf, type AgeBand } from "./ageBand.ts";
import { chooseBand, followAge, useChosenBand } from "./chosenBand.ts";

/** Asks once for the age group that every success rate on the site then follows. */
export function AgeBandField({ bands }: { bands: readonly AgeBand[] }) {
  const chosen = useChosenBand();
  const keys = bands.map(bandKey).join(" ");
  useEffect(() => followAge(keys.split(" ").flatMap((key) => bandFromKey(key) ?? [])), [keys]);
  // A group that was chosen elsewhere stays in the list, also where no figure has it.
  const offered = bandsOf(chosen ? [...bands, chosen] : bands).filter((band) => bandKey(band) !== "-");
  return (
    <SelectField
      label="Your age group"
      value={chosen ? bandKey(chosen) : ""}
      autoComplete="off"
      onChange={(event) => chooseBand(bandFromKey(event.target.value))}
    >
      <option value="">All ages</option>
      {offered.map((band) => (
        <option key={bandKey(band)} value={bandKey(band)}>
          {ageLabel(band)}
        </option>
      ))}
    </SelectField>
  );
}
