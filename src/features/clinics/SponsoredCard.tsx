import { settings } from "@/backend/settings.ts";
import { ExternalButtonLink } from "@/ui/Button.tsx";

/**
 * The place that a clinic can buy: first in the unfiltered list, marked as what it is. It
 * is no clinic, so it takes part in neither votes nor rankings.
 */
export function SponsoredCard() {
  return (
    <article className="flex flex-col rounded-2xl border border-dashed border-accent bg-accent-soft p-5">
      <p className="text-sm font-medium text-accent">Sponsored</p>
      <h3 className="mt-1 text-lg">Your Clinic Here</h3>
      <p className="mt-2 mb-4">
        Premium placement at the top of search results: above the full list, until a visitor searches. It is
        always marked as sponsored and changes no ranking and no vote. We set it up by hand after you pay.
      </p>
      <ExternalButtonLink href={settings.paymentUrl} tone="outline" className="mt-auto self-start">
        Sponsor this place
      </ExternalButtonLink>
    </article>
  );
}
