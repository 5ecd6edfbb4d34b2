import { Link } from "react-router-dom";
import type { TypedAnswers } from "@/law/answers.ts";
import { RuleSource } from "@/law/RuleSource.tsx";
import { useLaws } from "@/law/useLaws.ts";
import { Button } from "@/ui/Button.tsx";
import { countriesLeft, type Ban, type OtherCountry } from "./costLaw.ts";
import type { CostPlan } from "./costPlan.ts";

export interface RefusalProps {
  ban: Ban;
  plan: CostPlan;
  typed: TypedAnswers;
  onChooseCountry: (country: string) => void;
}

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

export default function Refusal({ ban, plan, typed, onChooseCountry }: RefusalProps) {
  const left = countriesLeft(useLaws(), plan, typed);
  const withVerdict = (verdict: OtherCountry["verdict"]) => left.filter((each) => each.verdict === verdict);
  return (
    <section aria-labelledby="refusal" className="rounded-2xl border-2 border-alarm bg-surface p-5 sm:p-6">
      <div role="status">
        <h2 id="refusal" className="text-2xl sm:text-3xl">
          {ban.title}
        </h2>
        <p className="mt-2 text-lg">{ban.sentence}</p>
      </div>
      <RuleSource rule={ban.rule} />
      <p className="mt-4">So there is nothing to add up here, and no letter to a clinic there.</p>
      <Countries
        title="Allowed: see the costs in"
        countries={withVerdict("allowed")}
        onChoose={onChooseCountry}
      />
      <Countries
        title="Not forbidden: see the costs in"
        countries={withVerdict("not-forbidden")}
        onChoose={onChooseCountry}
      />
      <Countries
        title="Not forbidden, but past the usual age: see the costs in"
        countries={withVerdict("past-usual-age")}
        onChoose={onChooseCountry}
      />
      <p className="mt-4 flex flex-wrap gap-x-5">
        <Link to="/plan" className={LINK}>
          See where you may be treated
        </Link>
        <Link to={ban.lawPath} className={LINK}>
          All rules there
        </Link>
      </p>
    </section>
  );
}

interface CountriesProps {
  title: string;
  countries: OtherCountry[];
  onChoose: (country: string) => void;
}

function Countries({ title, countries, onChoose }: CountriesProps) {
  if (countries.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-lg">{title}</h3>
      <ul aria-label={title} className="mt-2 flex flex-wrap gap-2">
        {countries.map(({ name }) => (
          <li key={name}>
            <Button tone="outline" onClick={() => onChoose(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
