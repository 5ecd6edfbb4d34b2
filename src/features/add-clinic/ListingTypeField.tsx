import type { UseFormRegisterReturn } from "react-hook-form";
import { ChoiceGroup } from "@/ui/ChoiceGroup.tsx";

const TYPES = [
  { value: "standard", name: "Standard listing", text: "Free. We review what you send and add the clinic." },
  {
    value: "sponsored",
    name: "Sponsored listing",
    text: "Paid. Premium placement at the top of search results, marked as sponsored.",
  },
];

export function ListingTypeField({ field, problem }: { field: UseFormRegisterReturn; problem?: string }) {
  return (
    <ChoiceGroup legend="Which listing would you like?" problem={problem}>
      <div className="grid gap-3 sm:grid-cols-2">
        {TYPES.map(({ value, name, text }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-xl border border-edge bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input {...field} type="radio" value={value} className="mt-1 size-4.5 shrink-0" />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-quiet">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
