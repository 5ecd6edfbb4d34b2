import { formatLongDate } from "@/ui/dates.ts";
import type { CountryRules } from "./rules.ts";
import { oldestText } from "./oldestText.ts";

export function CheckedOnNote({ countries }: { countries: CountryRules[] }) {
  const [checkedOn] = countries.map((country) => country.checkedOn).toSorted();
  const oldest = oldestText(countries);
  if (checkedOn === undefined) return null;
  return (
    <p className="mt-4 rounded-lg border border-line bg-surface px-4 py-3 text-quiet">
      <strong className="font-semibold text-ink">{`Checked on ${formatLongDate(checkedOn)}. This is not legal advice.`}</strong>{" "}
      {oldest !== null && (
        <span>{`Each rule names its source; the oldest dated one is from ${oldest}. `}</span>
      )}
      <span>Laws change, and a clinic may be stricter. Ask the clinic before you plan anything.</span>
    </p>
  );
}
