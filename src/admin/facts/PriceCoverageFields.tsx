import { useController } from "react-hook-form";
import { partNames } from "@/directory/facts/priceLabels.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import type { FactForm } from "./factForm.ts";

export function PriceCoverageFields({ codes }: { codes: readonly string[] }) {
  const { field: includes } = useController<FactForm, "includes">({ name: "includes" });
  const { field: excludes } = useController<FactForm, "excludes">({ name: "excludes" });
  const say = (code: string, what: string) => {
    const others = (list: string[]) => list.filter((each) => each !== code);
    includes.onChange(what === "included" ? [...others(includes.value), code] : others(includes.value));
    excludes.onChange(what === "excluded" ? [...others(excludes.value), code] : others(excludes.value));
  };
  const saidOf = (code: string) => {
    if (includes.value.includes(code)) return "included";
    return excludes.value.includes(code) ? "excluded" : "";
  };
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {codes.map((code) => (
        <SelectField
          key={code}
          label={partNames([code])[0] ?? code}
          value={saidOf(code)}
          onChange={(event) => say(code, event.target.value)}
        >
          <option value="">Not said</option>
          <option value="included">Included</option>
          <option value="excluded">Costs extra</option>
        </SelectField>
      ))}
    </div>
  );
}
