import type { Clinic } from "@/directory/clinics/clinic.ts";

export function NameList({ clinics }: { clinics: Clinic[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 font-medium" translate="no">
      {clinics.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}
