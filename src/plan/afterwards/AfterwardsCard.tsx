import { Link } from "react-router-dom";
import { ReportRuleLink } from "@/law/ReportRuleLink.tsx";
import { RuleSource } from "@/law/RuleSource.tsx";
import type { CountryRules } from "@/law/rules.ts";
import { countryPath } from "@/law/countryPath.ts";
import type { TypedAnswers } from "@/law/answers.ts";
import { Card } from "@/ui/Card.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { rulesAfterTreatment } from "./afterTreatment.ts";

/** Whom to ask about a rule that we haven't found, by the country's address, as far as we know. */
const REGULATORS: Partial<Record<string, { name: string; url: string }>> = {
  finland: { name: "Fimea", url: "https://fimea.fi/en" },
  france: { name: "Agence de la biomédecine", url: "https://www.agence-biomedecine.fr/" },
  "united-kingdom": { name: "HFEA", url: "https://www.hfea.gov.uk/" },
};

interface AfterwardsCardProps {
  country: CountryRules;
  typed: TypedAnswers;
}

export function AfterwardsCard({ country, typed }: AfterwardsCardProps) {
  const { slug, name, nameInSentence } = country;
  const rules = rulesAfterTreatment(country, typed);
  const regulator = rules.some(({ rule }) => rule === null) ? REGULATORS[slug] : undefined;
  return (
    <Card as="li" className="p-5 print:break-inside-avoid print:p-3">
      <h3 className="text-xl">
        <Link to={countryPath(slug)} className="text-accent underline underline-offset-4">
          {name}
        </Link>
      </h3>
      <dl className="mt-1 divide-y divide-line">
        {rules.map(({ title, sentence, rule }) => (
          <div key={title} className="py-3 print:py-1.5">
            <dt className="font-semibold">{title}</dt>
            <dd className={rule ? "" : "text-quiet italic"}>{sentence}</dd>
            {rule && (
              <dd>
                <RuleSource rule={rule} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {regulator && (
        <p className="mt-2">
          <ExternalLink href={regulator.url}>{`The regulator is ${regulator.name}`}</ExternalLink>
        </p>
      )}
      <p className="mt-2 text-sm text-quiet print:hidden">
        <ReportRuleLink about={`IVF law: ${name}, afterwards`}>
          {`Tell us if we are wrong about ${nameInSentence}`}
        </ReportRuleLink>
      </p>
    </Card>
  );
}
