import type { Basis } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import { readServices } from "./services.ts";

export function withServices(clinics: Clinic[], bases: ReadonlyMap<string, Basis>): Clinic[] {
  if (bases.size === 0) return clinics;
  return clinics.map((clinic) => {
    const line = bases.get(clinic.id)?.services;
    const services = line === undefined ? null : readServices(line);
    return services ? { ...clinic, services } : clinic;
  });
}
