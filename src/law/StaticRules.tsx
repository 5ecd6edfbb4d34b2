import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, useEffect, useState, type ComponentType } from "react";
import type { Json } from "@/backend/database.types.ts";
import { logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { removeStructuredData } from "@/ui/StructuredData.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";
import { someLawsQuery } from "./api.ts";

type Rules = ComponentType<{ laws: readonly Json[] }>;

const load = () => import("./EveryRule.tsx");

const RulesOf = lazy(async () => {
  const { RulesOf: Loaded } = await importChunk(load, "Loading the law...");
  return { default: Loaded };
});

/** React leaves the prerendered HTML alone. */
const PRERENDERED_HTML = { __html: "" };

/** Every rule of a country: the HTML of the build stays until the database says something else. */
export function StaticRules({ slug }: { slug: string }) {
  const { data: laws } = useSuspenseQuery(someLawsQuery([slug], useQueryClient()));
  const isTakingOver = !useHydrated() && !import.meta.env.SSR;
  const [built] = useState(isTakingOver ? laws : null);
  const [Loaded, setLoaded] = useState<Rules | null>(null);
  const isOutdated = built !== null && laws !== built;
  useEffect(() => removeStructuredData, []);
  useEffect(() => {
    // Keeps the HTML until the script is there, so that nothing flickers.
    if (isOutdated) load().then((module) => setLoaded(() => module.RulesOf), logError);
  }, [isOutdated]);
  if (built && !Loaded)
    return <div key="built" suppressHydrationWarning dangerouslySetInnerHTML={PRERENDERED_HTML} />;
  const Live = Loaded ?? RulesOf;
  // Without a Suspense of its own, so that the page comes with the rule that an address names.
  return (
    <div key="live">
      <Live laws={laws} />
    </div>
  );
}
