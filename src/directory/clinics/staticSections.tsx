import type { ComponentType } from "react";
import type { AgeBand } from "@/directory/facts/ageBand.ts";
import type { ClinicFacts as Facts } from "@/directory/facts/facts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { Json } from "@/backend/database.types.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicFacts } from "./ClinicFacts.tsx";
import { ClinicServices } from "./ClinicServices.tsx";
import { ClinicRates } from "./ClinicRates.tsx";
import { PriceTable } from "./PriceTable.tsx";
import { GettingThere } from "./GettingThere.tsx";

export interface StaticSectionProps {
  clinic: Clinic;
  facts: Json;
  /** In milliseconds. */
  readAt: number;
  /** The visitor's age band, which the build doesn't know. */
  band?: AgeBand | null;
}

interface PartProps {
  clinic: Clinic;
  facts: Facts;
  band: AgeBand | null;
}

export const Rates = fromJson(ClinicRates);
export const Prices = fromJson(({ clinic, facts }) => <PriceTable clinic={clinic} prices={facts.prices} />);

export function Travel({ clinic }: StaticSectionProps) {
  return <GettingThere clinic={clinic} />;
}

export function Glance({ clinic, facts, readAt }: StaticSectionProps) {
  const known = read(facts, readAt);
  return (
    <>
      <ClinicFacts clinic={clinic} reviews={known?.reviews ?? []} />
      {known && <ClinicServices facts={known} />}
    </>
  );
}

function fromJson(Part: ComponentType<PartProps>) {
  return ({ clinic, facts, readAt, band = null }: StaticSectionProps) => {
    const known = read(facts, readAt);
    return known && <Part clinic={clinic} facts={known} band={band} />;
  };
}

/** Ages facts by the day they were read, so that build and browser agree. */
function read(facts: Json, readAt: number): Facts | null {
  return factsFromJson(facts, new Date(readAt).toISOString().slice(0, 10));
}
