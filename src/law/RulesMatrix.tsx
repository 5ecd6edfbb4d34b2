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
    [
      question === onPhones ? "" : "max-md:hidden max-md:noscript:block",
      questions.includes(question) ? "" : "md:hidden",
    ].join(" ");
  return (
    <div
      role="region"
      aria-label="The law of all countries"
      tabIndex={0}
      className="mt-4 border-line md:max-h-[88dvh] md:overflow-auto md:rounded-2xl md:border md:bg-surface print:max-h-none print:overflow-visible"
    >
      <table
        role="table"
        aria-label="The law of all countries"
        className="w-full border-separate border-spacing-0 max-md:block"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className={`${HEAD} left-0 z-20 w-36`}>
              Country
            </th>
            {QUESTIONS.map((question) => (
              <th
                key={question}
                role="columnheader"
                scope="col"
                className={`${HEAD} ${LONG.has(question) ? "min-w-56" : "min-w-36"} ${visible(question)}`}
              >
                {RULE_TEXTS[question].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block max-md:border-t max-md:border-line">
          {countries.map((country) => (
            <tr
              key={country.slug}
              role="row"
              className="relative max-md:flex max-md:min-h-12 max-md:items-center max-md:justify-between max-md:gap-3 max-md:border-b max-md:border-line max-md:py-1 max-md:noscript:block"
            >
              <th
                role="rowheader"
                scope="row"
                className="border-line text-left align-top md:sticky md:left-0 md:z-10 md:border-b md:bg-surface md:px-4 md:py-2.5"
              >
                <Link
                  to={`${countryPath(country.slug)}${section === "" ? "" : `#${section}`}`}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 max-md:after:absolute max-md:after:inset-0 md:min-h-6"
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

/** Questions with long answers, whose columns are wider so that the rows stay low. */
const LONG: ReadonlySet<Question> = new Set([
  ...(["unmarriedCouple", "bothDonors", "donorIdentity", "geneticTesting"] as const),
  ...(["storage", "afterStorage", "embryosFromAbroad", "afterDeath"] as const),
]);

const HEAD =
  "sticky top-0 z-10 border-b border-edge bg-surface px-4 py-2.5 text-left align-bottom text-sm font-semibold";

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
    <td
      role="cell"
      data-question={question}
      className={`border-line align-top max-md:text-right md:border-b md:px-4 md:py-2.5 md:text-sm ${className}`}
    >
      <span aria-hidden className="hidden text-sm text-quiet max-md:noscript:block">
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
