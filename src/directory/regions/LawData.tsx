import { useMemo } from "react";
import type { CountryRules } from "@/law/rules.ts";
import { countryRulesData } from "@/law/structuredData.ts";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";

/** What search engines read of a country's rules. */
export function LawData({ rules }: { rules: CountryRules }) {
  const data = useMemo(() => countryRulesData(rules, siteUrl), [rules]);
  return <StructuredData data={data} />;
}
