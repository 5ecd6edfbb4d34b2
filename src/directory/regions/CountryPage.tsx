import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { countryRulesQuery } from "@/law/api.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { COUNTRIES } from "./countries/countries.ts";
import { CountryWithClinics } from "./CountryWithClinics.tsx";
import { CountryWithoutClinics } from "./CountryWithoutClinics.tsx";

export default function CountryPage() {
  const { slug = "" } = useParams();
  const lowerCase = slug.toLowerCase();
  const { data: rules } = useSuspenseQuery(countryRulesQuery(lowerCase));
  const country = COUNTRIES.find((listed) => listed.slug === lowerCase);
  if (country) return <CountryWithClinics country={country} rules={rules} />;
  if (rules) return <CountryWithoutClinics rules={rules} />;
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
