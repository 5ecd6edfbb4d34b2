import type { UseFormRegisterReturn } from "react-hook-form";
import { RadioGroup } from "@/ui/RadioGroup.tsx";

const NAMES = { patient: "Patient", employee: "Employee", other: "Other" };

export function RelationshipField({ field, problem }: { field: UseFormRegisterReturn; problem?: string }) {
  return (
    <RadioGroup legend="What is your relationship to the clinic?" problem={problem}>
      <div className="flex flex-wrap gap-x-8">
        {Object.entries(NAMES).map(([value, name]) => (
          <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input {...field} type="radio" value={value} className="size-4.5" />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
