import type { Clinic } from "@/directory/clinics/clinic.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { exampleClinic } from "./exampleClinic.ts";

/** Of which nothing is known but its services, and what else is told of it. */
export function offeringClinic(id: string, services: string | null, about: Partial<Clinic> = {}): Clinic {
  const known = services === null ? null : readServices(services);
  return exampleClinic({
    ...{ id, name: id, priceEuros: null, successRate: null, eggDonationSuccessRate: null },
    ...{ specialties: [], fixedPrices: null, notes: {}, ...about },
    ...(known && { services: known }),
  });
}
