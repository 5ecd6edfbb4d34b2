/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that phones lay out as cards keeps its roles only where they are spelt out */
import { Link } from "react-router-dom";
import type { CountryRules } from "./rules.ts";
import { countryPath } from "./countryPath.ts";
import { knownRule, explain } from "./explain.ts";
import { UNKNOWN, RULE_TEXTS, type Question } from "./ruleTexts.ts";

interface RulesTableProps {
  topic: { id: string; title: string; questions: readonly Question[] };
  countries: CountryRules[];
}

/**
 * One topic as a table: a row per country, a column per question. The id matches the section of the
 * country's page that each row links to.
 */
export function RulesTable({ topic: { id, title, questions }, countries }: RulesTableProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl">
        {title}
      </h2>
      <table role="table" aria-labelledby={id} className="mt-4 w-full border-collapse max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className="w-40 border-b border-edge py-2 pr-4 text-left">
              Country
            </th>
            {questions.map((question) => (
              <th
                key={question}
                role="columnheader"
                scope="col"
                className="border-b border-edge py-2 pr-4 text-left align-bottom"
              >
                {RULE_TEXTS[question].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-4">
          {countries.map((country) => (
            <tr
              key={country.slug}
              role="row"
              className="max-md:block max-md:rounded-2xl max-md:border max-md:border-line max-md:bg-surface max-md:p-4"
            >
              <th
                role="rowheader"
                scope="row"
                className="border-line py-2.5 pr-4 text-left align-top max-md:block max-md:py-0 md:border-b"
              >
                <Link
                  to={`${countryPath(country.slug)}#${id}`}
                  className="inline-block text-accent underline underline-offset-4 max-md:py-1.5 max-md:text-lg"
                >
                  {country.name}
                </Link>
              </th>
              {questions.map((question) => (
                <Answer key={question} country={country} question={question} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Answer({ country, question }: { country: CountryRules; question: Question }) {
  const rule = knownRule(country, question);
  return (
    <td
      role="cell"
      className="border-line py-2.5 pr-4 align-top max-md:mt-2 max-md:block max-md:py-0 md:border-b"
    >
      <span aria-hidden className="text-sm text-quiet md:hidden">
        <span>{RULE_TEXTS[question].title}</span>
        <br />
      </span>
      {rule ? (
        <span>{explain(question, rule).short}</span>
      ) : (
        <span className="text-quiet italic">{UNKNOWN[0]}</span>
      )}
      {rule?.confidence === "M" && <span className="block text-sm text-quiet">from a secondary source</span>}
      {rule?.watchUntil !== undefined && <span className="block text-sm text-amber">due to change</span>}
    </td>
  );
}
