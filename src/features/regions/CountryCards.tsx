import type { ReactNode } from "react";
import { PriceRange } from "./PriceRange.tsx";
import type { CountryRegion } from "./region.ts";
import { EHIC } from "./sources.ts";
import { Statements } from "./Statements.tsx";
import type { Directory } from "./useDirectory.ts";

const HEALTH_INSURANCE = {
  text: "The European Health Insurance Card covers an illness that you did not expect, in public hospitals. It does not pay for treatment that you travel for, nor for private clinics.",
  sources: [EHIC],
};

/** General Information, Tourism and Cost of Living. */
export function CountryCards({ country, directory }: { country: CountryRegion; directory: Directory }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title="General Information" className="lg:row-span-2">
        <dl className="grid gap-2.5">
          {country.general.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Statements statements={[HEALTH_INSURANCE]} />
        </div>
      </Card>
      <Card title="Tourism">
        <Statements statements={country.tourism} />
      </Card>
      <Card title="Cost of Living">
        <PriceRange country={country} directory={directory} />
        <Statements statements={country.costOfLiving} />
      </Card>
    </div>
  );
}

interface CardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Card({ title, className = "", children }: CardProps) {
  return (
    <section className={`rounded-2xl border border-line bg-surface p-5 sm:p-6 ${className}`}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}
