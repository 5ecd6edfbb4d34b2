import { Navigate, useLocation, useParams } from "react-router-dom";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { EveryRule } from "./EveryRule.tsx";
import { countryPath } from "./countryPath.ts";
import { ListedClinicsLink } from "./ListedClinicsLink.tsx";
import { NextQuestions } from "./NextQuestions.tsx";
import type { CountryRules } from "./rules.ts";
import { useLaw } from "./useLaws.ts";

/** Redirects from `/regions/<country>` if the host doesn't. */
export default function CountryRulesPage() {
  const { slug = "" } = useParams();
  const { pathname, search } = useLocation();
  if (pathname.toLowerCase().startsWith("/regions"))
    return <Navigate to={countryPath(slug) + search} replace />;
  return <RulesOf slug={slug.toLowerCase()} />;
}

function RulesOf({ slug }: { slug: string }) {
  const country = useLaw(slug);
  if (country) return <Rules country={country} />;
  return (
    <>
      <PageMeta title="Country not found" />
      <Notice
        isPageTitle
        drawing={<NotFoundDrawing />}
        title="Country Not Found"
        text="We list no clinics there and don’t know its law well enough yet, or the address may be mistyped."
      >
        <ButtonLink to="/countries">All countries</ButtonLink>
      </Notice>
    </>
  );
}

function Rules({ country }: { country: CountryRules }) {
  const { slug, nameInSentence } = country;
  return (
    <div className="grid gap-8">
      <PageMeta
        title={`IVF in ${nameInSentence}: the law, rule by rule`}
        description={`Who may have IVF in ${nameInSentence}, until what age, with whose eggs and sperm, and what happens to embryos. Each rule names its article.`}
        path={countryPath(slug)}
      />
      <div>
        <BackLink to="/countries">All countries</BackLink>
        <h1 className="text-3xl sm:text-4xl">{`IVF in ${nameInSentence}`}</h1>
        <p className="mt-3">
          <ListedClinicsLink country={country} />
        </p>
        <NextQuestions nameInSentence={nameInSentence} />
      </div>
      <EveryRule country={country} />
    </div>
  );
}
