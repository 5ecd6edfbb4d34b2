import { Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { Button, ExternalButtonLink } from "@/ui/Button.tsx";
import type { ClinicMap } from "./clinicMap.ts";

const FRAME = "grid place-items-center rounded-xl border border-line bg-paper p-6 text-center text-balance";

/** The focused button is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Loads only on request, so that the map's host learns of nobody else. */
export function MapOnRequest({ map, clinicName }: { map: ClinicMap | null; clinicName: string }) {
  const [open, setOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  if (!map) {
    return (
      <div className={FRAME}>
        <p className="text-quiet">
          <MapIcon aria-hidden className="mx-auto mb-3 size-8" strokeWidth={1.25} />
          We don't have a map for this clinic yet.
        </p>
      </div>
    );
  }
  return (
    <div>
      {open ? (
        <div className="relative">
          <p role="status" className="absolute inset-0 grid place-items-center text-quiet">
            {!isLoaded && "Loading map..."}
          </p>
          <iframe
            ref={focus}
            onLoad={() => setIsLoaded(true)}
            src={map.embedUrl}
            title={`Map: ${clinicName}`}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, so it cannot lift its own sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
            className="relative h-80 w-full rounded-xl border border-line"
          />
        </div>
      ) : (
        <div className={`${FRAME} min-h-80`}>
          <div>
            <MapIcon aria-hidden className="mx-auto mb-3 size-8 text-quiet" strokeWidth={1.25} />
            <Button tone="outline" onClick={() => setOpen(true)}>
              Show map
            </Button>
            <p className="mt-3 text-sm text-quiet">
              Loads Google Maps, so Google will know about your visit.
            </p>
          </div>
        </div>
      )}
      <ExternalButtonLink href={map.directionsUrl} tone="plain" className="mt-2 -ml-4">
        Get directions
      </ExternalButtonLink>
    </div>
  );
}
