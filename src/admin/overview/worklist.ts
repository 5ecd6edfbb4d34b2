import { isOldCheck, type AdminClinic } from "@/admin/clinics/adminClinic.ts";
import { FACTS, TO_ADD } from "@/admin/clinics/toAdd.ts";

export function clinicsToComplete(clinics: AdminClinic[]): AdminClinic[] {
  return clinics.filter(({ published, mergedInto }) => published && mergedInto === null);
}

export interface Work {
  clinic: AdminClinic;
  to: string;
  label: string;
}

/** Never checked first, then longest ago. @param today as `2026-11-22` */
export function nextWork(clinics: AdminClinic[], today: string, most: number): Work[] {
  return clinics
    .filter((clinic) => clinic.missing.length > 0 || isOldCheck(clinic, today))
    .toSorted((a, b) => (a.oldestCheck ?? "").localeCompare(b.oldestCheck ?? ""))
    .slice(0, most)
    .map((clinic) => {
      const [first] = clinic.missing;
      const { to, label } = first ? TO_ADD[first] : { ...FACTS, label: "Read its sources again" };
      return { clinic, to: `/admin/clinics/${clinic.id}${to}`, label };
    });
}
