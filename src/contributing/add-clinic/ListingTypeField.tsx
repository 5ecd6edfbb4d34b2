import type { UseFormRegisterReturn } from "react-hook-form";
import { RadioGroup } from "@/ui/RadioGroup.tsx";
import { inEuros } from "./choices.ts";

const TYPES = [
  { value: "standard", name: "Standard listing", text: "Free. We review what you send and add the clinic." },
  {
    value: "sponsored",
    name: "Sponsored listing",
    text: "Premium placement at the top of search results, marked as sponsored.",
  },
];

interface ListingTypeFieldProps {
  field: UseFormRegisterReturn;
  problem?: string | undefined;
  price: number | null;
}

export function ListingTypeField({ field, problem, price }: ListingTypeFieldProps) {
  const paid = price === null ? "Paid." : `Paid: ${inEuros(price)}.`;
  return (
    <RadioGroup legend="Which listing would you like?" problem={problem}>
      <div className="grid gap-3 sm:grid-cols-2">
        {TYPES.map(({ value, name, text }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-xl border border-edge bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input {...field} type="radio" value={value} className="mt-1 size-4.5 shrink-0" />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-quiet">{value === "sponsored" ? `${paid} ${text}` : text}</span>
            </span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
