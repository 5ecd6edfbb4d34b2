import { useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";
import { isTrackingRefused, storeConsent, useConsent } from "./consent.ts";

export function MeasuringChoice() {
  const isHydrated = useHydrated();
  const isMeasured = useConsent() === "yes";
  const [isStored, setStored] = useState(true);
  return (
    <div id="measuring-choice" className="mt-3 scroll-mt-6 rounded-2xl border border-line bg-surface p-5">
      <p role="status" className="font-medium">
        {isMeasured ? "Your visits are measured." : "Your visits are not measured."}
      </p>
      {isHydrated && isTrackingRefused() ? (
        <p className="mt-1 text-quiet">Your browser asks websites not to track you, so we don’t even ask.</p>
      ) : (
        <Button
          key={String(isMeasured)}
          tone="outline"
          className="mt-3"
          onClick={() => setStored(storeConsent(isMeasured ? "no" : "yes"))}
        >
          {isMeasured ? "Stop measuring" : "Let us measure"}
        </Button>
      )}
      {!isStored && (
        <p role="alert" className="mt-3">
          Your browser doesn’t let this site remember your answer.
        </p>
      )}
    </div>
  );
}
