import { Link } from "react-router-dom";
import type { Json } from "@/backend/database.types.ts";
import { explain, knownRule } from "./explain.ts";
import { lawPage } from "./lawPages.ts";
import { lawsOf } from "./useLaws.ts";
import { ruleSign } from "./ruleSign.ts";
import type { CountryRules } from "./rules.ts";
import { RULE_TEXTS, type Question } from "./ruleTexts.ts";

const ASKED_FIRST = [
  "unmarriedCouple",
  "womanAlone",
  "twoWomen",
  "donorEggs",
  "ageOwnEggs",
  "ageDonorEggs",
] satisfies Question[];

export function LawInShort({ laws }: { laws: readonly Json[] }) {
  return lawsOf(laws).map((country) => <LawOf key={country.slug} country={country} />);
}

function LawOf({ country }: { country: CountryRules }) {
  const page = lawPage(country.listedAs);
  return (
    <section className="mb-4">
      <h3 className="text-base">{`The law in ${country.nameInSentence}`}</h3>
      <dl className="mt-2 divide-y divide-line text-sm">
        {ASKED_FIRST.map((question) => (
          <Answer key={question} country={country} question={question} />
        ))}
      </dl>
      {page && (
        <p className="mt-2 text-sm">
          <Link to={page} className="text-accent underline underline-offset-4">
            All its rules, each with its article
          </Link>
        </p>
      )}
    </section>
  );
}

const COLOURS = { "✓": "text-accent", "✗": "text-amber", "?": "text-quiet" };

function Answer({ country, question }: { country: CountryRules; question: Question }) {
  const rule = knownRule(country, question);
  const sign = ruleSign(question, rule);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt className="text-quiet">{RULE_TEXTS[question].title}</dt>
      <dd className="ml-auto text-right font-semibold">
        {sign && (
          <span aria-hidden className={`mr-2 ${COLOURS[sign]}`}>
            {sign}
          </span>
        )}
        <span>{explain(question, rule).short}</span>
      </dd>
    </div>
  );
}
