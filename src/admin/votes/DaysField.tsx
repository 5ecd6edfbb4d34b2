import { SelectField } from "@/ui/SelectField.tsx";
import { DAYS } from "./views.ts";
import { formatDays } from "./formatVotes.ts";

export function DaysField({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <SelectField label="Look back" value={days} onChange={({ target }) => onChange(Number(target.value))}>
      {DAYS.map((each) => (
        <option key={each} value={each}>
          {formatDays(each)}
        </option>
      ))}
    </SelectField>
  );
}
