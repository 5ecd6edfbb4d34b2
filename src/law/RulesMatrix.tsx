/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex -- a table that phones lay out as rows keeps its roles only where they are spelt out, and one that scrolls must be reached by keyboard */
import { Link } from "react-router-dom";
import type { CountryRules } from "./rules.ts";
import { countryPath } from "./countryPath.ts";
import { explain, knownRule } from "./explain.ts";
import { ruleSign, type RuleSign } from "./ruleSign.ts";
import { QUESTIONS, RULE_TEXTS, type Question } from "./ruleTexts.ts";

interface RulesMatrixProps {
  countries: CountryRules[];
  /** What wider screens show. */
  questions: readonly Question[];
  /** The one question that phones show; without scripts they show all. */
  onPhones: Question;
  /** The section of a country's page that its row leads to; its beginning if empty. */
  section: string;
}

/** Countries by questions: one table that scrolls below its heads, and on phones a short row for each country. */
export function RulesMatrix({ countries, questions, onPhones, section }: RulesMatrixProps) {
  const visible = (question: Question) =>
    `${question === onPhones ? "" : "max-md:hidden"} ${questions.includes(question) ? "" : "md:hidden"}`;
  return (
    <div
      role="region"
      aria-label="The law of all countries"
      tabIndex={0}
      className="rules-matrix mt-4 text-sm"
    >
      <table role="table" aria-label="The law of all countries" className="w-full text-left max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col">
              Country
            </th>
            {QUESTIONS.map((question) => (
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
              className="relative min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line align-top max-md:grid"
            >
              <th role="rowheader" scope="row">
                <Link
                  to={`${countryPath(country.slug)}${section === "" ? "" : `#${section}`}`}
                  className="text-accent underline underline-offset-4 after:absolute after:inset-0"
                >
                  {country.name}
                </Link>
              </th>
              {QUESTIONS.map((question) => (
                <Answer key={question} country={country} question={question} className={visible(question)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLOURS: Record<RuleSign, string> = { "✓": "text-accent", "✗": "text-alarm", "?": "text-quiet" };

interface AnswerProps {
  country: CountryRules;
  question: Question;
  className: string;
}

function Answer({ country, question, className }: AnswerProps) {
  const rule = knownRule(country, question);
  const sign = ruleSign(question, rule);
  return (
    <td role="cell" data-question={question} className={className}>
      <span aria-hidden data-title className="hidden text-sm text-quiet">
        {RULE_TEXTS[question].title}
      </span>
      {sign && (
        <span aria-hidden className={`font-semibold ${COLOURS[sign]}`}>
          {`${sign} `}
        </span>
      )}
      <span className={rule ? "" : "text-quiet italic"}>{explain(question, rule).short}</span>
      {rule?.confidence === "M" && <span className="block text-xs text-quiet">from a secondary source</span>}
      {rule?.watchUntil !== undefined && <span className="block text-xs text-amber">due to change</span>}
    </td>
  );
}
