import type { Clinic } from "@/directory/clinics/clinic.ts";
import { NameList } from "./NameList.tsx";

/** @param clinics whose rates `doubtfulRates()` names */
export function LeftOut({ clinics }: { clinics: Clinic[] }) {
  if (clinics.length === 0) return null;
  return (
    <div className="mt-2 max-w-prose text-sm">
      <p>Left out, since only treatments that reached a transfer seem to be counted:</p>
      <NameList clinics={clinics} />
    </div>
  );
}
