import { explain, knownRule } from "@/law/explain.ts";
import type { CountryRules } from "@/law/rules.ts";
import { HATCHED, STRIPES } from "@/ui/chart/hatched.ts";
import { storageSpan, type StorageSpan } from "./storageSpan.ts";

interface StorageBarsProps {
  countries: CountryRules[];
  /** Of the woman who would carry the child; null while unknown. */
  age: number | null;
}

/** What a whole bar stands for, in years. */
const WHOLE = 25;

export function StorageBars({ countries, age }: StorageBarsProps) {
  const known = countries.filter((country) => knownRule(country, "storage"));
  // The country's card says so.
  if (known.length === 0) return null;
  const unknown = countries.filter((country) => !known.includes(country));
  return (
    <section aria-labelledby="storage-bars" className="max-w-3xl">
      <h3 id="storage-bars" className="text-lg">
        How long embryos may be stored
      </h3>
      <p className="text-sm text-quiet">{`A full bar is ${WHOLE} years. The filled part is the term that the law names, during which you may have to renew your consent. The hatched part can be added. An arrow means that there is no end, and a number a longer term.`}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {known.map((country) => (
          <Row key={country.slug} country={country} age={age} />
        ))}
      </dl>
      {unknown.length > 0 && (
        <p key={sayUnknown(unknown)} className="mt-3 text-sm text-quiet">
          {sayUnknown(unknown)}
        </p>
      )}
    </section>
  );
}

function sayUnknown(countries: readonly CountryRules[]): string {
  const names = countries.map(({ name }) => name).join(", ");
  return `We haven’t found the rule yet for these countries: ${names}.`;
}

function Row({ country, age }: { country: CountryRules; age: number | null }) {
  const rule = knownRule(country, "storage");
  const span = storageSpan(rule, age);
  return (
    <div>
      <dt className="font-medium">{country.name}</dt>
      <dd>
        {span && <Bar span={span} />}
        <span className="text-sm">{explain("storage", rule).short}</span>
      </dd>
    </div>
  );
}

function Bar({ span: { years, isExtendable } }: { span: StorageSpan }) {
  const share = years === null ? 100 : Math.min(100, (years / WHOLE) * 100);
  return (
    <span aria-hidden className="picture flex h-3 overflow-hidden rounded-full bg-accent-soft">
      <span className="bg-accent" style={{ width: `${share}%` }} />
      {years === null && <span className="-ml-4 text-xs leading-none text-accent-on">→</span>}
      {years !== null && years > WHOLE && (
        <span className="-ml-6 w-6 text-xs leading-none text-accent-on">{years}</span>
      )}
      {isExtendable && <span className={`grow ${HATCHED}`} style={STRIPES} />}
    </span>
  );
}
