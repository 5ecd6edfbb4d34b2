import { lazy, type ComponentType } from "react";
import type { AgeBand } from "@/directory/facts/ageBand.ts";
import { ageOf, type Visitor } from "@/directory/facts/visitorBand.ts";
import type { ClinicFacts as Facts } from "@/directory/facts/facts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { Json } from "@/backend/database.types.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicFacts } from "./ClinicFacts.tsx";
import { ClinicServices } from "./ClinicServices.tsx";
import { ClinicRates } from "./ClinicRates.tsx";
import { PriceTable } from "./PriceTable.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { GettingThere } from "./GettingThere.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { NotPublished } from "./NotPublished.tsx";

// The texts of all rules, which only the build, a visit's first clinic and a changed law need.
const LawInShort = lazy(async () => {
  const { LawInShort: Loaded } = await import("@/law/LawInShort.tsx");
  return { default: Loaded };
});

export interface StaticSectionProps {
  clinic: Clinic;
  facts: Json;
  /** In milliseconds. */
  readAt: number;
  /** The visitor's age band, which the build doesn't know. */
  band?: AgeBand | null;
  donorEggs?: boolean;
  age?: string;
  /** What prices are converted to: the visitor's choice, which the build doesn't know. */
  currency?: string;
  laws?: readonly Json[];
}

interface PartProps {
  clinic: Clinic;
  facts: Facts;
  visitor: Visitor;
  donorEggs: boolean;
  currency: string;
}

export const Rates = fromJson(ClinicRates);
export const Figures = fromJson(KeyFigures);
export const Contact = fromJson(({ clinic, facts }) => <ContactDetails clinic={clinic} facts={facts} />);
export const Unpublished = fromJson(({ clinic, facts, donorEggs }) => (
  <NotPublished clinic={clinic} facts={facts} donorEggs={donorEggs} />
));
export const Prices = fromJson(({ clinic, facts, currency }) => (
  <PriceTable clinic={clinic} prices={facts.prices} currency={currency} />
));

export function Travel({ clinic }: StaticSectionProps) {
  return <GettingThere clinic={clinic} />;
}

export function Law({ laws }: StaticSectionProps) {
  return laws && <LawInShort laws={laws} />;
}

export function Glance({ clinic, facts, readAt }: StaticSectionProps) {
  const known = read(facts, readAt);
  return (
    <>
      <ClinicFacts clinic={clinic} reviews={known?.reviews ?? []} />
      {known && <ClinicServices clinic={clinic} facts={known} />}
    </>
  );
}

function fromJson(Part: ComponentType<PartProps>) {
  return ({ clinic, facts, readAt, currency = "EUR", ...visitor }: StaticSectionProps) => {
    const { band = null, age = "", donorEggs = false } = visitor;
    const known = read(facts, readAt);
    return (
      known && (
        <Part
          clinic={clinic}
          facts={known}
          visitor={{ band, age: ageOf(age) }}
          donorEggs={donorEggs}
          currency={currency}
        />
      )
    );
  };
}

/** Ages facts by the day they were read, so that build and browser agree. */
function read(facts: Json, readAt: number): Facts | null {
  return factsFromJson(facts, new Date(readAt).toISOString().slice(0, 10));
}
