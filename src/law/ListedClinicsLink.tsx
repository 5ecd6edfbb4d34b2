import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { counted } from "@/ui/counted.ts";
import { clinicCountsQuery } from "./api.ts";
import type { CountryRules } from "./rules.ts";

export function ListedClinics({ country }: { country: CountryRules }) {
  const { data: counts } = useQuery(clinicCountsQuery());
  return counts?.[country.listedAs] ? (
    <p className="mt-2">
      <ListedClinicsLink country={country} />
    </p>
  ) : null;
}

export function ListedClinicsLink({ country: { listedAs } }: { country: CountryRules }) {
  const { data: counts } = useQuery(clinicCountsQuery());
  const count = counts?.[listedAs] ?? 0;
  if (count === 0) {
    return (
      <span className="text-quiet">
        {counts ? "We list no clinic there yet." : "Counting our clinics there..."}
      </span>
    );
  }
  return (
    <Link
      to={`/?country=${listedAs.toLowerCase().replaceAll(" ", "-")}`}
      className="text-accent underline underline-offset-4"
    >
      {counted(count, "clinic there in our directory", "clinics there in our directory")}
    </Link>
  );
}
