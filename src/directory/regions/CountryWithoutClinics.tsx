import { EveryRule } from "@/law/EveryRule.tsx";
import { rulesPath } from "@/law/lawPages.ts";
import type { CountryRules } from "@/law/rules.ts";
import { ListedClinicsLink } from "@/law/ListedClinicsLink.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { Breadcrumb, COUNTRY_PARENTS } from "./Breadcrumb.tsx";
import { LawData } from "./LawData.tsx";
import { NextQuestions } from "./NextQuestions.tsx";

/** A country whose law we tell, and whose clinics nobody has listed yet. */
export function CountryWithoutClinics({ rules }: { rules: CountryRules }) {
  const { slug, nameInSentence } = rules;
  return (
    <div className="grid gap-8">
      <PageMeta
        title={`IVF in ${nameInSentence}: the law, rule by rule`}
        description={`Who may have IVF in ${nameInSentence}, until what age, with whose eggs and sperm, and what happens to embryos. Each rule names its article.`}
        path={rulesPath(slug)}
      />
      <LawData rules={rules} />
      <div>
        <Breadcrumb pages={COUNTRY_PARENTS} />
        <h1 className="text-3xl sm:text-4xl">{`IVF in ${nameInSentence}`}</h1>
        <p className="mt-3">
          <ListedClinicsLink country={rules} />
        </p>
        <NextQuestions nameInSentence={nameInSentence} />
      </div>
      <EveryRule country={rules} />
    </div>
  );
}
