import { OFFERED_TREATMENTS, type ServiceKind } from "@/directory/facts/codes.ts";
import type { ClinicFacts, Source } from "@/directory/facts/facts.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { serviceName, withinSentence } from "@/directory/facts/serviceLabels.ts";
import { isOffered, knownServices, type KnownService } from "@/directory/facts/services.ts";
import { SourceLine } from "@/directory/facts/SourceLine.tsx";
import { listed } from "@/ui/listed.ts";
import { SampleFigure } from "./SampleFigure.tsx";

/** What the clinic offers and which languages its staff speak, each with its source. */
export function ClinicServices({ facts }: { facts: ClinicFacts }) {
  const services = [...knownServices(facts).values()].toSorted((a, b) => rankOf(a.code) - rankOf(b.code));
  return (
    <>
      <Services kind="treatment" services={services} />
      <Services kind="language" services={services} />
    </>
  );
}

const ORDER: string[] = [...OFFERED_TREATMENTS, ...NAMES_OF_LANGUAGES.keys()];
const rankOf = (code: string) => ORDER.indexOf(code);

const TITLES: Record<ServiceKind, string> = { treatment: "Treatments", language: "Languages spoken" };

function Services({ kind, services }: { kind: ServiceKind; services: KnownService[] }) {
  const own = services.filter((service) => ("kind" in service ? service.kind : "treatment") === kind);
  if (own.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-base">{TITLES[kind]}</h3>
      <ul className="mt-2 grid gap-3">
        {groupBySource(own).map(({ key, text, source, isSample }) => (
          <li key={key}>
            {isSample ? <SampleFigure>{text}</SampleFigure> : <p>{text}</p>}
            {source && <SourceLine source={source} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Group {
  key: string;
  text: string;
  source: Source | null;
  isSample: boolean;
}

/** Names what one source says together. */
function groupBySource(services: KnownService[]): Group[] {
  const groups = new Map<string, KnownService[]>();
  for (const service of services) {
    const why = "implied" in service ? service.implied : service.source;
    const key = JSON.stringify([isOffered(service), why]);
    groups.set(key, [...(groups.get(key) ?? []), service]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const names = capitalised(listed(namesOf(group)));
    if ("implied" in first) {
      return { key, text: `${names}: it publishes a ${first.implied}.`, source: null, isSample: false };
    }
    const text = isOffered(first) ? names : `Not ${listed(namesOf(group), "or")}`;
    return { key, text, source: first.source, isSample: first.source === null };
  });
}

const namesOf = (services: { code: string }[]) =>
  services.map(({ code }) => withinSentence(serviceName(code)));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
