import { formatLongDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { RATES_DATE } from "@/directory/facts/currencies.ts";
import { areOld, RATES_SOURCE } from "@/directory/facts/rates.ts";

export function RatesNote() {
  const isOld = useBrowserValue(() => areOld(RATES_DATE, new Date().toISOString().slice(0, 10)), false);
  return (
    <p className="text-sm text-quiet">
      {"Other currencies are converted with the "}
      <ExternalLink href={RATES_SOURCE}>
        {`ECB reference rates of ${formatLongDate(RATES_DATE)}`}
      </ExternalLink>
      . Your bank’s rate will differ.
      {isOld && (
        <strong className="text-amber">
          {" "}
          These rates are more than three months old, so take converted amounts as rough.
        </strong>
      )}
    </p>
  );
}
