import type { Clinic } from "@/directory/clinics/clinic.ts";
import { isolate } from "@/ui/isolate.ts";
import { Choice } from "./Choice.tsx";

interface PairChoiceProps {
  clinics: Clinic[];
  /** Lets two clinics change places; the first two are shown. */
  onSwap: (one: number, other: number) => void;
}

export function PairChoice({ clinics, onSwap }: PairChoiceProps) {
  return (
    <div className="mb-2 grid grid-cols-2 gap-3 print:hidden">
      {["On the left", "On the right"].map((label, place) => (
        <Choice
          key={label}
          label={label}
          value={place}
          onChange={({ target }) => onSwap(place, Number(target.value))}
        >
          {clinics.map(({ id, name }, index) => (
            <option key={id} value={index} translate="no">
              {isolate(name)}
            </option>
          ))}
        </Choice>
      ))}
    </div>
  );
}
