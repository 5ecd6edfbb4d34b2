import type { ReactNode } from "react";
import { CONTACT_KINDS } from "@/directory/facts/codes.ts";
import { CONTACT_LABELS } from "@/directory/facts/contactLabels.ts";
import { hoursLines, phoneText } from "@/directory/facts/contactText.ts";
import type { ClinicContact, ClinicFacts, Source } from "@/directory/facts/facts.ts";
import { SourceLine } from "@/directory/facts/SourceLine.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { listed } from "@/ui/listed.ts";
import { mailtoUrl } from "@/ui/mailtoUrl.ts";
import type { Clinic } from "./clinic.ts";

export function ContactDetails({ clinic, facts }: { clinic: Clinic; facts: ClinicFacts }) {
  const groups = groupBySource(firstOfEachKind(facts.contacts));
  return (
    <>
      {clinic.website === null && <NoWebsite clinic={clinic} hasContact={groups.length > 0} />}
      <dl className="grid gap-3 empty:hidden">
        {groups.flatMap(({ contacts }) =>
          contacts.map((contact) => (
            <Way key={contact.id} name={CONTACT_LABELS[contact.kind]}>
              <Value contact={contact} />
            </Way>
          )),
        )}
        {clinic.website !== null && (
          <Way name="Website">
            <ExternalLink href={clinic.website}>
              <bdi translate="no">{hostOf(clinic.website)}</bdi>
            </ExternalLink>
          </Way>
        )}
      </dl>
      {groups.length > 0 && <Sources groups={groups} />}
    </>
  );
}

function Sources({ groups }: { groups: SourceGroup[] }) {
  return (
    <details className="mt-1 text-sm print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-accent">Where we read this</summary>
      {groups.map(({ source, contacts }) => (
        <div key={JSON.stringify(source)} className="mb-2">
          <p>{listed(contacts.map(({ kind }) => CONTACT_LABELS[kind]))}</p>
          <SourceLine source={source} />
        </div>
      ))}
    </details>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

function Value({ contact: { kind, value } }: { contact: ClinicContact }) {
  if (kind === "phone")
    return (
      <a href={`tel:${value}`} translate="no" className={LINK}>
        {phoneText(value)}
      </a>
    );
  if (kind === "email")
    return (
      <a href={mailtoUrl(value)} translate="no" className={LINK}>
        {value}
      </a>
    );
  if (kind === "hours") return hoursLines(value).map((line) => <p key={line}>{line}</p>);
  return (
    <>
      <bdi translate="no">{value}</bdi>
      <p className="print:hidden">
        <ExternalLink href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(value)}`}>
          Find it on a map
        </ExternalLink>
      </p>
    </>
  );
}

function NoWebsite({ clinic, hasContact }: { clinic: Clinic; hasContact: boolean }) {
  const words = [clinic.name, "IVF", clinic.locations[0]].filter(Boolean).join(" ");
  return (
    <p className="mb-3 text-quiet">
      <span>
        {hasContact
          ? "We don't have a website for this clinic yet. "
          : "We know neither a website nor an address or telephone of this clinic. "}
      </span>
      <ExternalLink href={`https://duckduckgo.com/?q=${encodeURIComponent(words)}`}>
        Search the web for it
      </ExternalLink>
    </p>
  );
}

const hostOf = (website: string) => website.replace(/^https?:\/\/(www\.)?/, "").replace(/[/?#].*$/, "");

interface SourceGroup {
  source: Source;
  contacts: ClinicContact[];
}

function groupBySource(contacts: ClinicContact[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const contact of contacts) {
    const key = JSON.stringify(contact.source);
    const group = groups.get(key) ?? { source: contact.source, contacts: [] };
    groups.set(key, { ...group, contacts: [...group.contacts, contact] });
  }
  return [...groups.values()];
}

function firstOfEachKind(contacts: ClinicContact[]): ClinicContact[] {
  return CONTACT_KINDS.flatMap((kind) => contacts.find((contact) => contact.kind === kind) ?? []);
}
