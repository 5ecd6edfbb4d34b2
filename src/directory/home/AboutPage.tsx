import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Environment } from "@/backend/environment.ts";
import { settings } from "@/backend/settings.ts";
import { OperatorsEmail } from "@/ui/EmailLink.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { FigureChecks } from "./FigureChecks.tsx";

type Operator = Pick<Environment, "operator" | "registration" | "funding" | "contactEmail" | "privacyEmail">;

export default function AboutPage() {
  return <About by={settings} />;
}

/** Parts whose setting is missing are left out: `npm run doctor` tells the operator, not the patient. */
export function About({ by }: { by: Operator }) {
  const { operator, registration, funding, contactEmail, privacyEmail } = by;
  return (
    <article className="max-w-3xl">
      <PageMeta
        title="About this directory"
        description="Who runs this directory of IVF clinics, who pays for it, how its figures are checked, and how to reach us."
        path="/about"
      />
      <h1 className="text-3xl sm:text-4xl">About this directory</h1>
      <p className="mt-4 text-lg text-quiet">
        We help people compare fertility clinics in Europe before they choose one. We're not a clinic, and
        nothing here replaces medical advice.
      </p>
      {operator && (
        <Section title="Who runs it">
          <address className="mt-3 whitespace-pre-line not-italic">{operator}</address>
          {registration && <p className="mt-3 whitespace-pre-line">{registration}</p>}
        </Section>
      )}
      <Section title="Who pays for it">
        {funding && <p className="mt-3">{funding}</p>}
        <p className="mt-3">
          Listing a clinic is free. One place above the list is for sale; it's always marked as ‘Sponsored’
          and changes no ranking and no vote. Rooms near a clinic may be advertised on its page. No page tells
          advertisers about your visit.
        </p>
      </Section>
      <Section title="How figures are checked">
        <p className="mt-3">
          A figure counts as checked when the clinic's page names its published source and the day on which it
          was last read there. We read many sources, and the laws, in saved copies of public pages; where
          somebody else read a source, the figure says so. What nobody publishes stays blank. Where this site
          shows sample figures, each is marked ‘sample’, so don't base your choice on them.{" "}
          <GlossaryLink term="figures">What the figures mean</GlossaryLink> ·{" "}
          <TextLink to="/how-results-are-counted">How results are counted</TextLink>
        </p>
        <FigureChecks />
        <p className="mt-3">
          Votes show goodwill, not results. <TextLink to="/how-voting-works">How voting works</TextLink>
        </p>
      </Section>
      <Section title="How to reach us" id="contact">
        {contactEmail && (
          <p className="mt-3">
            Found a mistake, or have a question? Write to <OperatorsEmail address={contactEmail} />.
          </p>
        )}
        <p className="mt-3">
          For anything about your data, write to <OperatorsEmail address={privacyEmail} />. The{" "}
          <TextLink to="/privacy-policy">privacy policy</TextLink> says what we keep. Is a clinic missing?{" "}
          <TextLink to="/add-clinic">Add a clinic</TextLink>.
        </p>
      </Section>
    </article>
  );
}

interface SectionProps {
  title: string;
  id?: string;
  children: ReactNode;
}

function Section({ title, id, children }: SectionProps) {
  return (
    <section id={id} className="mt-8 scroll-mt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
