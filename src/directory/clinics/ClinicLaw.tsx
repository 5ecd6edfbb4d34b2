import { useQuery, useQueryClient } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { someLawsQuery } from "@/law/api.ts";
import { lawSlugs } from "@/law/lawPages.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { VisitorLaw } from "./VisitorLaw.tsx";
import { StaticSection } from "./StaticSection.tsx";
import type { StaticSectionProps } from "./staticSections.tsx";

const NOT_LOADED = { title: "The law couldn’t be loaded. Please try again." };

export function ClinicLaw(props: StaticSectionProps) {
  const { countries } = props.clinic;
  const { data: laws, error, refetch } = useQuery(someLawsQuery(lawSlugs(countries), useQueryClient()));
  if (laws) {
    return (
      <>
        <VisitorLaw countries={countries} laws={laws} />
        <StaticSection name="Law" {...props} laws={laws} />
      </>
    );
  }
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="text-quiet">
      Loading the law...
    </p>
  );
}
