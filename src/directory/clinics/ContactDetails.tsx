import { Fragment, type ReactNode } from "react";
import type { ContactKind } from "@/directory/facts/codes.ts";
import { hoursLines, phoneText } from "@/directory/facts/contactText.ts";
import type { ClinicContact, ClinicFacts, Source } from "@/directory/facts/facts.ts";
import { SourceLine } from "@/directory/facts/SourceLine.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { mailtoUrl } from "@/ui/mailtoUrl.ts";
import type { Clinic } from "./clinic.ts";
import { firstOfEachKind } from "./contacts.ts";

/** How to reach a clinic, each way with its source; its website has none but itself. */
export function ContactDetails({ clinic, facts }: { clinic: Clinic; facts: ClinicFacts }) {
  const groups = groupBySource(firstOfEachKind(facts.contacts));
  return (
    <>
      {clinic.website === null && <NoWebsite clinic={clinic} hasContact={groups.length > 0} />}
      <dl className="grid gap-3 empty:hidden">
        {groups.map(({ source, contacts }) => (
          <Fragment key={JSON.stringify(source)}>
            {contacts.map((contact, index) => (
              <Way key={contact.id} name={NAMES[contact.kind]}>
                <Value contact={contact} />
                {index === contacts.length - 1 && <SourceLine source={source} />}
              </Way>
            ))}
          </Fragment>
        ))}
        {clinic.website !== null && (
          <Way name="Website">
            <ExternalLink href={clinic.website}>{hostOf(clinic.website)}</ExternalLink>
          </Way>
        )}
      </dl>
    </>
  );
}

const NAMES: Record<ContactKind, string> = {
  address: "Address",
  phone: "Telephone",
  email: "E-mail",
  hours: "Opening hours",
};

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
  return <bdi translate="no">{value}</bdi>;
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

/** What one source says stands together, so that it is named once. */
function groupBySource(contacts: ClinicContact[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const contact of contacts) {
    const key = JSON.stringify(contact.source);
    const group = groups.get(key) ?? { source: contact.source, contacts: [] };
    groups.set(key, { ...group, contacts: [...group.contacts, contact] });
  }
  return [...groups.values()];
}
