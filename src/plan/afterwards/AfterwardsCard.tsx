import { Link } from "react-router-dom";
import { ReportRuleLink } from "@/law/ReportRuleLink.tsx";
import { RuleSource } from "@/law/RuleSource.tsx";
import type { CountryRules } from "@/law/rules.ts";
import { countryPath } from "@/law/countryPath.ts";
import { Card } from "@/ui/Card.tsx";
import { rulesAfterTreatment } from "./afterTreatment.ts";

export function AfterwardsCard({ country }: { country: CountryRules }) {
  const { slug, name, nameInSentence } = country;
  return (
    <Card as="li" className="p-5 print:break-inside-avoid print:p-3">
      <h3 className="text-xl">
        <Link to={countryPath(slug)} className="text-accent underline underline-offset-4">
          {name}
        </Link>
      </h3>
      <dl className="mt-1 divide-y divide-line">
        {rulesAfterTreatment(country).map(({ title, sentence, rule }) => (
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
      <p className="mt-2 text-sm text-quiet print:hidden">
        <ReportRuleLink about={`IVF law: ${name}, afterwards`}>
          {`Tell us if we are wrong about ${nameInSentence}`}
        </ReportRuleLink>
      </p>
    </Card>
  );
}
