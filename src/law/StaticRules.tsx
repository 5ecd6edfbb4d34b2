import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { importChunk } from "@/ui/importChunk.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { countryRulesQuery } from "./api.ts";

const EveryRule = lazy(async () => {
  const { EveryRule: Loaded } = await importChunk(() => import("./EveryRule.tsx"), "Loading the law...");
  return {
    default: function RulesOf({ slug }: { slug: string }) {
      const { data: country } = useSuspenseQuery(countryRulesQuery(slug));
      return country && <Loaded country={country} />;
    },
  };
});

/** React leaves the prerendered HTML alone. */
const PRERENDERED_HTML = { __html: "" };

/** Every rule of a country, which isn't hydrated: rules change only with the build. */
export function StaticRules({ slug }: { slug: string }) {
  const isTakingOver = !useHydrated() && !import.meta.env.SSR;
  const [builtFor] = useState(isTakingOver ? slug : null);
  if (builtFor === slug)
    return <div key="built" suppressHydrationWarning dangerouslySetInnerHTML={PRERENDERED_HTML} />;
  // Without a Suspense of its own, so that the page comes with the rule that an address names.
  return (
    <div key="live">
      <EveryRule slug={slug} />
    </div>
  );
}
