import { OFFERED_TREATMENTS, type ServiceKind } from "@/directory/facts/codes.ts";
import type { ClinicFacts, Source } from "@/directory/facts/facts.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { serviceName, withinSentence } from "@/directory/facts/serviceLabels.ts";
import { isOffered } from "@/directory/facts/services.ts";
import { SourceLine } from "@/directory/facts/SourceLine.tsx";
import { listed } from "@/ui/listed.ts";
import type { Clinic } from "./clinic.ts";
import { clinicServices, type ClinicService } from "./clinicServices.ts";
import { SampleFigure } from "./SampleFigure.tsx";

export function ClinicServices({ clinic, facts }: { clinic: Clinic; facts: ClinicFacts }) {
  const services = [...clinicServices(clinic, facts).values()].toSorted(
    (a, b) => rankOf(a.code) - rankOf(b.code),
  );
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

function Services({ kind, services }: { kind: ServiceKind; services: ClinicService[] }) {
  const own = services.filter(({ code }) => NAMES_OF_LANGUAGES.has(code) === (kind === "language"));
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

function groupBySource(services: ClinicService[]): Group[] {
  const groups = new Map<string, ClinicService[]>();
  for (const service of services) {
    const key = JSON.stringify(reasonOf(service) ?? [isYes(service), sourceOf(service)]);
    groups.set(key, [...(groups.get(key) ?? []), service]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const names = capitalised(listed(namesOf(group)));
    const reason = reasonOf(first);
    if (reason !== null) return { key, text: `${names}: ${reason}.`, source: null, isSample: false };
    const source = sourceOf(first);
    const text = isYes(first) ? names : `Not ${listed(namesOf(group), "or")}`;
    return { key, text, source, isSample: source === null };
  });
}

/** Why it counts as a yes without a fact; null for a fact. */
function reasonOf(service: ClinicService): string | null {
  if ("because" in service) return service.because;
  return "implied" in service ? `it publishes a ${service.implied}` : null;
}

const isYes = (service: ClinicService) => "because" in service || isOffered(service);
const sourceOf = (service: ClinicService) => ("source" in service ? service.source : null);

const namesOf = (services: { code: string }[]) =>
  services.map(({ code }) => withinSentence(serviceName(code)));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
