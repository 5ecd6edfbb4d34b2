import type { ReactNode } from "react";
import { Card } from "@/ui/Card.tsx";
import { Sources } from "@/ui/Sources.tsx";
import { PriceRange } from "./PriceRange.tsx";
import type { Country, CountryFacts } from "@/directory/countries/region.ts";
import { Statements } from "./Statements.tsx";
import type { Directory } from "./useDirectory.ts";

interface CountryCardsProps {
  country: Country;
  facts: CountryFacts;
  directory: Directory;
}

export function CountryCards({ country, facts, directory }: CountryCardsProps) {
  return (
    <div id="travel-title" tabIndex={-1} className="grid scroll-mt-6 gap-6 lg:grid-cols-2">
      <TitledCard title="General Information" className="lg:row-span-2">
        <dl className="grid gap-2.5">
          {facts.general.map(([name, value, source]) => (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd>
                <span>{value}</span>
                {source && <Sources sources={[source]} />}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Statements statements={[facts.healthCover]} />
        </div>
      </TitledCard>
      <TitledCard title="Tourism">
        <Statements statements={facts.tourism} />
      </TitledCard>
      <TitledCard title="Cost of Living">
        <PriceRange country={country} directory={directory} />
        <Statements statements={facts.costOfLiving} />
      </TitledCard>
    </div>
  );
}

interface TitledCardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function TitledCard({ title, className = "", children }: TitledCardProps) {
  return (
    <Card as="section" className={`p-5 sm:p-6 ${className}`}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
