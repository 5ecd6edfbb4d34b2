import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { lawsQuery } from "@/law/api.ts";
import { describeAnswers } from "@/law/describeAnswers.ts";
import { lawsOf } from "@/law/useLaws.ts";
import { useAnswers } from "@/law/useAnswers.ts";
import { countriesBut, countriesThatForbid, isRefused, verdictsOf } from "./lawOfCountries.ts";

export interface MayTreatMeProps {
  clinics: Clinic[];
  countries: readonly string[];
  onChoose: (countries: string[]) => void;
}

export default function MayTreatMe({ clinics, countries, onChoose }: MayTreatMeProps) {
  const { typed } = useAnswers();
  // The other filters work without the laws.
  const { data: laws } = useQuery({ ...lawsQuery(), select: lawsOf });
  const [ticked, setTicked] = useState<{ before: readonly string[]; now: string } | null>(null);
  const { verdicts, isOpen, left, hidden } = useMemo(() => {
    const all = verdictsOf(clinics, laws ?? [], typed);
    const refused = countriesThatForbid(all);
    return {
      verdicts: all.filter(({ verdict }) => verdict === "forbidden"),
      isOpen: all.some(({ verdict }) => verdict === null),
      left: countriesBut(refused, clinics),
      hidden: clinics.filter((clinic) => isRefused(clinic, refused)).length,
    };
  }, [clinics, laws, typed]);
  const description = describeAnswers(typed);
  if (description === "" || !laws) return null;
  const remaining = countries.filter((country) => left.includes(country));
  const isTicked = ticked?.now === countries.join() && remaining.length === countries.length;
  const isOn = left.length > 0 && (isTicked || left.join() === countries.toSorted().join());
  const toggle = () => {
    if (isOn) {
      setTicked(null);
      return onChoose(isTicked ? [...ticked.before] : []);
    }
    // Of countries that were chosen before, those that are left.
    const next = remaining.length > 0 ? remaining : left;
    setTicked({ before: countries, now: next.join() });
    onChoose(next);
  };
  return (
    <fieldset>
      <legend className="mb-1 font-medium">The law, for you</legend>
      <p className="text-sm text-quiet">
        <span>{`You: ${description}`}</span>
        <span aria-hidden> · </span>
        <Link to="/plan#your-answers" className="text-accent underline underline-offset-4">
          change<span className="sr-only"> my answers</span>
        </Link>
      </p>
      {left.length > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent">
          <input type="checkbox" checked={isOn} onChange={toggle} className="size-5 shrink-0 accent-accent" />
          <span>May treat me</span>
        </label>
      )}
      <p className="text-sm">{explainHidden(hidden, left.length > 0, isOpen)}</p>
      <ul className="text-sm text-quiet">
        {verdicts.map(({ country, sentence }) => (
          <li key={country}>{sentence}</li>
        ))}
      </ul>
    </fieldset>
  );
}

function explainHidden(hidden: number, isSomeLeft: boolean, isOpen: boolean): string {
  if (hidden === 0 && isOpen)
    return "Which countries’ laws forbid your treatment depends on what you haven’t answered yet.";
  if (hidden === 0) return "No law of a country listed here forbids your treatment, as far as we know.";
  if (!isSomeLeft) return "No country listed here may treat you.";
  return `Hides ${formatClinics(hidden)} in countries whose law forbids your treatment. What we don’t know stays.`;
}
