import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import type { Json } from "@/backend/database.types.ts";
import { rowsOf } from "@/backend/errors.ts";
import type { Figure } from "./noteCodes.ts";

/** Lines that `src/directory/facts/measure.ts` parses. */
export type Basis = Partial<
  Record<Figure, string> & {
    /** Published prices of treatments, which `treatmentPrice.ts` reads. */
    treatments: string;
    /** What the clinic offers and doesn't, which `services.ts` reads. */
    services: string;
  }
>;

function basisFromJson(json: Json): Basis {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return {};
  const { price, success, egg_donation: eggDonation, reviews, treatments, services } = json;
  const lines = Object.entries({ price, success, eggDonation, reviews, treatments, services });
  return Object.fromEntries(lines.filter(([, line]) => typeof line === "string"));
}

export interface ClinicBasis {
  id: string;
  basis: Basis;
}

/** Fetches the bases of all clinics, which only rankings, treatments and spoken languages need. @throws BackendError */
export function basesQuery() {
  return queryOptions({
    queryKey: ["bases"],
    queryFn: async ({ signal }): Promise<ClinicBasis[]> => {
      const rows = await readAllPages(async (from, to) =>
        rowsOf(
          await database.from("clinics").select("id,basis").order("id").range(from, to).abortSignal(signal),
        ),
      );
      return rows.map(({ id, basis }) => ({ id, basis: basisFromJson(basis) }));
    },
  });
}
