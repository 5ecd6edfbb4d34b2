import { SelectField } from "@/ui/SelectField.tsx";
import type { Release } from "./speedReport.ts";
import { DAYS, type SpeedFilters } from "./useSpeedFilters.ts";

interface SpeedFilterFieldsProps {
  filters: SpeedFilters;
  releases: Release[];
  onChoose: (change: Partial<SpeedFilters>) => void;
}

const DAY_LABELS: Record<(typeof DAYS)[number], string> = {
  1: "Today",
  7: "The last 7 days",
  30: "The last 30 days",
};

export function SpeedFilterFields({ filters, releases, onChoose }: SpeedFilterFieldsProps) {
  return (
    <div className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <SelectField
        label="Look back"
        value={filters.days}
        onChange={({ target }) => onChoose({ days: Number(target.value) })}
      >
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {DAY_LABELS[days]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Device"
        value={filters.device}
        onChange={({ target }) => onChoose({ device: target.value === "desktop" ? "desktop" : "phone" })}
      >
        <option value="phone">Phones and tablets</option>
        <option value="desktop">Computers</option>
      </SelectField>
      {releases.length > 1 && (
        <SelectField
          label="Release"
          value={filters.build ?? releases[0]?.build}
          onChange={({ target }) =>
            onChoose({ build: target.value === releases[0]?.build ? null : target.value })
          }
        >
          {releases.map(({ build }) => (
            <option key={build} value={build}>
              {build}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
