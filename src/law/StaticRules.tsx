import { lazy, useEffect, useState } from "react";
import { importChunk } from "@/ui/importChunk.ts";
import { removeStructuredData } from "@/ui/StructuredData.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";

const RulesOf = lazy(async () => {
  const { RulesOf: Loaded } = await importChunk(() => import("./EveryRule.tsx"), "Loading the law...");
  return { default: Loaded };
});

/** React leaves the prerendered HTML alone. */
const PRERENDERED_HTML = { __html: "" };

/** Every rule of a country, which isn't hydrated: rules change only with the build. */
export function StaticRules({ slug }: { slug: string }) {
  const isTakingOver = !useHydrated() && !import.meta.env.SSR;
  const [builtFor] = useState(isTakingOver ? slug : null);
  useEffect(() => removeStructuredData, []);
  if (builtFor === slug)
    return <div key="built" suppressHydrationWarning dangerouslySetInnerHTML={PRERENDERED_HTML} />;
  // Without a Suspense of its own, so that the page comes with the rule that an address names.
  return (
    <div key="live">
      <RulesOf slug={slug} />
    </div>
  );
}
