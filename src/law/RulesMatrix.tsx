/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex -- a table that phones lay out as rows keeps its roles only where they are spelt out, and one that scrolls must be reached by keyboard */
import { Link } from "react-router-dom";
import { formatLongDate } from "@/ui/dates.ts";
import type { CountryRules } from "./rules.ts";
import { countryPath } from "./countryPath.ts";
import { explain, knownRule } from "./explain.ts";
import { ruleSign, type RuleSign } from "./ruleSign.ts";
import { RULE_TEXTS, type Question } from "./ruleTexts.ts";

interface RulesMatrixProps {
  label: string;
  countries: CountryRules[];
  questions: readonly Question[];
  /** Which of them wider screens show; all if left out. */
  onWide?: readonly Question[];
  /** The one that phones show, or null for all. */
  onPhones: Question | null;
  /** The section of a country's page that its row leads to; its beginning if empty. */
  section: string;
}

export function RulesMatrix(props: RulesMatrixProps) {
  const { label, countries, questions, onWide = questions, onPhones, section } = props;
  const showsAll = onPhones === null;
  const visible = (question: Question) =>
    `${showsAll || question === onPhones ? "" : "max-md:hidden"} ${onWide.includes(question) ? "" : "md:hidden"}`;
  return (
    <>
      {onWide.length > 3 && (
        <p className={`mt-3 text-sm text-quiet max-md:hidden ${onWide.length > FIT ? "" : "lg:hidden"}`}>
          The table scrolls sideways.
        </p>
      )}
      <div role="region" aria-label={label} tabIndex={0} className="rules-matrix mt-4 text-sm">
        <table role="table" aria-label={label} className="w-full text-left max-md:block">
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col">
                Country
              </th>
              {questions.map((question) => (
                <th key={question} role="columnheader" scope="col" className={visible(question)}>
                  {RULE_TEXTS[question].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {countries.map((country) => (
              <tr
                key={country.slug}
                role="row"
                className={`relative min-h-12 gap-x-4 border-b border-line align-top max-md:grid ${showsAll ? "grid-cols-2 gap-y-3 py-3" : "grid-cols-[minmax(0,1fr)_auto] items-center"}`}
              >
                <th role="rowheader" scope="row" className={showsAll ? "col-span-full" : ""}>
                  <Link
                    to={`${countryPath(country.slug)}${section === "" ? "" : `#${section}`}`}
                    className="text-accent underline underline-offset-4 after:absolute after:inset-0"
                  >
                    {country.name}
                  </Link>
                </th>
                {questions.map((question) => (
                  <td key={question} role="cell" className={visible(question)}>
                    {showsAll && (
                      <span aria-hidden className="block text-quiet md:hidden">
                        {RULE_TEXTS[question].title}
                      </span>
                    )}
                    <Answer country={country} question={question} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** On a wide screen. A tablet has room for two fewer. */
const FIT = 5;

const COLOURS: Record<RuleSign, string> = { "✓": "text-accent", "✗": "text-alarm", "?": "text-quiet" };

function Answer({ country, question }: { country: CountryRules; question: Question }) {
  const rule = knownRule(country, question);
  const sign = ruleSign(question, rule);
  return (
    <>
      {sign && (
        <span aria-hidden className={`font-semibold ${COLOURS[sign]}`}>
          {`${sign} `}
        </span>
      )}
      <span className={rule ? "" : "text-quiet italic"}>{explain(question, rule).short}</span>
      {rule?.confidence === "M" && <span className="block text-xs text-quiet">from a secondary source</span>}
      {rule?.watchUntil !== undefined && (
        <span className="block text-xs text-amber">{`certain until ${formatLongDate(rule.watchUntil)}`}</span>
      )}
    </>
  );
}
