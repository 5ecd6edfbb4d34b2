import type { ReactNode } from "react";
import { Card } from "@/ui/Card.tsx";
import { PriceRange } from "./PriceRange.tsx";
import type { Country, CountryFacts, Statement } from "./countries/region.ts";
import { Statements } from "./Statements.tsx";
import type { Directory } from "./useDirectory.ts";

// What holds for every country of the European Union.

const HEALTH_INSURANCE: Statement = {
  text: "The European Health Insurance Card covers unexpected illness in public hospitals. It doesn’t pay for treatment you travel for, or for private clinics.",
  sources: [
    {
      name: "Your Europe: health cover for temporary stays",
      url: "https://europa.eu/youreurope/citizens/health/unplanned-healthcare/temporary-stays/index_en.htm",
    },
  ],
};

const PRICE_LEVELS: Statement = {
  text: "Eurostat publishes every year how prices compare with those at home.",
  sources: [
    {
      name: "Eurostat: comparative price levels",
      url: "https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Comparative_price_levels_of_consumer_goods_and_services",
    },
  ],
};

interface CountryCardsProps {
  country: Country;
  facts: CountryFacts;
  directory: Directory;
}

/** General Information, Tourism and Cost of Living. */
export function CountryCards({ country, facts, directory }: CountryCardsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TitledCard title="General Information" className="lg:row-span-2">
        <dl className="grid gap-2.5">
          {facts.general.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Statements statements={[HEALTH_INSURANCE]} />
        </div>
      </TitledCard>
      <TitledCard title="Tourism">
        <Statements statements={facts.tourism} />
      </TitledCard>
      <TitledCard title="Cost of Living">
        <PriceRange country={country} directory={directory} />
        <Statements statements={[...facts.costOfLiving, PRICE_LEVELS]} />
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
