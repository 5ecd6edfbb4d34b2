import { Compass, Info, Wallet, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { PriceRange } from "./PriceRange.tsx";
import type { CountryRegion } from "./region.ts";
import { Statements } from "./Statements.tsx";
import type { Directory } from "./useDirectory.ts";

/** General Information, Tourism and Cost of Living. */
export function CountryCards({ country, directory }: { country: CountryRegion; directory: Directory }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Card icon={Info} title="General Information">
        <dl className="grid gap-2.5">
          {country.general.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card icon={Compass} title="Tourism">
        <Statements statements={country.tourism} />
      </Card>
      <Card icon={Wallet} title="Cost of Living">
        <PriceRange country={country} directory={directory} />
        <Statements statements={country.costOfLiving} />
      </Card>
    </div>
  );
}

function Card({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 className="mb-4 flex items-center gap-2.5 text-xl">
        <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
        {title}
      </h2>
      {children}
    </section>
  );
}
