import { useQuery, useQueryClient } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { someLawsQuery } from "@/law/api.ts";
import { lawSlugs } from "@/law/lawPages.ts";
import VisitorVerdict from "@/law/VisitorVerdict.tsx";
import { LoadError } from "@/ui/LoadError.tsx";

const NOT_LOADED = { title: "The law couldn’t be loaded. Please try again." };

export function ComparedLaw({ countries }: { countries: string[] }) {
  const { data: laws, error, refetch } = useQuery(someLawsQuery(lawSlugs(countries), useQueryClient()));
  if (laws) {
    return (
      <div className="mt-4">
        <VisitorVerdict countries={countries} laws={laws} />
      </div>
    );
  }
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="mt-4 text-quiet">
      Loading the law...
    </p>
  );
}
