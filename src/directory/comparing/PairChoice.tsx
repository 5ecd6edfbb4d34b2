import type { Clinic } from "@/directory/clinics/clinic.ts";
import { isolate } from "@/ui/isolate.ts";
import { Choice } from "./Choice.tsx";

interface PairChoiceProps {
  clinics: Clinic[];
  pair: [number, number];
  onChange: (pair: [number, number]) => void;
}

export function PairChoice({ clinics, pair: [left, right], onChange }: PairChoiceProps) {
  const options = clinics.map(({ id, name }, index) => (
    <option key={id} value={index} translate="no">
      {isolate(name)}
    </option>
  ));
  return (
    <div className="mb-2 grid grid-cols-2 gap-3 print:hidden">
      <Choice
        label="On the left"
        value={left}
        onChange={({ target }) =>
          onChange([Number(target.value), Number(target.value) === right ? left : right])
        }
      >
        {options}
      </Choice>
      <Choice
        label="On the right"
        value={right}
        onChange={({ target }) =>
          onChange([Number(target.value) === left ? right : left, Number(target.value)])
        }
      >
        {options}
      </Choice>
    </div>
  );
}
