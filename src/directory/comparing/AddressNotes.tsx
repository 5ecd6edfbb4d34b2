import { counted } from "@/ui/counted.ts";
import { MAX_COMPARED, type AddressIds } from "./clinicIdsAddress.ts";
import { NOT_LISTED } from "./notListed.ts";

export interface AddressNotesProps extends Omit<AddressIds, "ids"> {
  missing: number;
  failed: number;
}

export function AddressNotes({ isBroken, isRepeated, beyond, missing, failed }: AddressNotesProps) {
  const notes = [
    missing > 0 && counted(missing, ...NOT_LISTED),
    failed > 0 && "Part of this link couldn’t be looked up.",
    beyond > 0 &&
      `This link names ${MAX_COMPARED + beyond} clinics. You can compare four at a time, so only the first four are here.`,
    isRepeated && "A clinic that this link names twice is here once.",
    isBroken && "Part of this link isn’t the address of a clinic, and was left out.",
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <div role="status" className="mt-4 rounded-xl bg-amber-soft px-4 py-2.5 text-sm print:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
