import { Link } from "react-router-dom";
import { countryPath } from "@/law/countryPath.ts";
import { explain } from "@/law/explain.ts";
import { RuleSource } from "@/law/RuleSource.tsx";
import type { CountryRules } from "@/law/rules.ts";
import type { TripRefusal } from "./tripLaw.ts";

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

interface RefusalProps {
  country: CountryRules;
  refusal: TripRefusal;
}

export function Refusal({ country, refusal: { question, rule } }: RefusalProps) {
  return (
    <div className="mt-4 rounded-2xl border-2 border-alarm bg-surface p-5">
      <p className="text-lg">{explain(question, rule).sentence}</p>
      <RuleSource rule={rule} />
      <p className="mt-3">So there are no dates to plan there. Choose another country of treatment.</p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link to="/plan" className={LINK}>
          See where you may be treated
        </Link>
        <Link to={countryPath(country.slug)} className={LINK}>
          All rules there
        </Link>
      </p>
    </div>
  );
}
