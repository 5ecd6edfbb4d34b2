import { useState } from "react";
import { Link } from "react-router-dom";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { CompareChoice } from "./CompareChoice.tsx";
import { CheckedOnNote } from "./CheckedOnNote.tsx";
import { RulesTable } from "./RulesTable.tsx";
import { COUNTRY_RULES } from "./allRules.ts";
import { countryPath } from "./countryPath.ts";
import { countriesData } from "./structuredData.ts";
import { TOPICS } from "./ruleTexts.ts";

/** The oldest check, because the page is only as fresh as that. */
const CHECKED_ON = COUNTRY_RULES.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? "";
const DESCRIPTION = countriesData({ countries: COUNTRY_RULES, checkedOn: CHECKED_ON }, siteUrl);

export default function CountriesPage() {
  const [topicId, setTopicId] = useState("");
  const [slug, setSlug] = useState("");
  const topics = TOPICS.filter(({ id }) => topicId === "" || id === topicId);
  const countries = COUNTRY_RULES.filter((country) => slug === "" || country.slug === slug);
  return (
    <>
      <PageMeta
        title="IVF law in 13 European countries"
        description="Who may be treated, until what age, with whose eggs and sperm, what the child can learn, and how long embryos keep: 13 countries, each rule with its article."
        path="/countries"
      />
      <StructuredData data={DESCRIPTION} />
      <h1 className="text-3xl sm:text-4xl">IVF law, country by country</h1>
      <p className="mt-3 max-w-3xl text-lg text-quiet">
        Who may be treated, until what age, with whose eggs and sperm, and what happens to embryos. Each
        country’s page names the article behind every rule.
      </p>
      <div className="max-w-3xl">
        <CheckedOnNote countries={COUNTRY_RULES} />
      </div>
      <p className="mt-5">
        <ButtonLink to="/plan">May I be treated there?</ButtonLink>
      </p>
      <nav aria-label="Countries" className="mt-6">
        <ul className="flex flex-wrap gap-x-6">
          {COUNTRY_RULES.map((country) => (
            <li key={country.slug}>
              <Link
                to={countryPath(country.slug)}
                className="inline-block py-2 text-accent underline underline-offset-4"
              >
                {country.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CompareChoice topicId={topicId} onTopic={setTopicId} slug={slug} onCountry={setSlug} />
      {topics.map((topic) => (
        <RulesTable key={topic.id} topic={topic} countries={countries} />
      ))}
    </>
  );
}
