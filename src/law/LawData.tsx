import { useMemo } from "react";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import type { CountryRules } from "./rules.ts";
import { countryRulesData } from "./structuredData.ts";

/** What search engines read of a country's rules. */
export function LawData({ country }: { country: CountryRules }) {
  const data = useMemo(() => countryRulesData(country, siteUrl), [country]);
  return <StructuredData data={data} />;
}
