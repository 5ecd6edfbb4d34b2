import type { Clinic } from "./clinic.ts";
import { clinicMap } from "./clinicMap.ts";
import { MapOnRequest } from "./MapOnRequest.tsx";
import { StaticSection } from "./StaticSection.tsx";
import type { StaticSectionProps } from "./staticSections.tsx";

export function ClinicTravel({ clinic, ...rest }: StaticSectionProps & { clinic: Clinic }) {
  return (
    <div className="grid gap-8 lg:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
      <StaticSection name="Travel" clinic={clinic} {...rest} />
      <div className="print:hidden">
        <MapOnRequest map={clinicMap(clinic, clinic.locations[0])} clinicName={clinic.name} />
      </div>
    </div>
  );
}
