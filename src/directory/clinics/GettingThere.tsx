import { Link } from "react-router-dom";
import { Bus, CarTaxiFront, Plane, type LucideIcon } from "lucide-react";
import { settings } from "@/backend/settings.ts";
import { EmailLink } from "@/ui/EmailLink.tsx";
import type { Clinic } from "./clinic.ts";
import { airportTransfer, PUBLIC_TRANSPORT_COST, TAXI_COST } from "./travel.ts";
import { travelPage } from "./travelPage.ts";

export function GettingThere({ clinic }: { clinic: Clinic }) {
  const city = clinic.locations[0];
  const transfer = airportTransfer(city);
  const page = travelPage(city, clinic.countries[0]);
  return (
    <div>
      {transfer ? (
        <>
          <dl className="grid gap-4">
            <TransferOption
              icon={Plane}
              name="Airport"
              value={`${transfer.airportName} (${transfer.airport})`}
            />
            <TransferOption
              icon={CarTaxiFront}
              name="Taxi"
              value={`${transfer.taxiMinutes} min, ${TAXI_COST}`}
            />
            <TransferOption
              icon={Bus}
              name="Public transport"
              value={`${transfer.publicTransportMinutes} min, ${PUBLIC_TRANSPORT_COST}`}
            />
          </dl>
          <p className="mt-4 text-sm text-quiet">
            From the airport to the city centre. These are typical times and fares without a published source,
            so check before you travel.
          </p>
        </>
      ) : page?.isOfCity ? (
        <p className="text-quiet">{`We don't have airport times for ${city} yet, but we can tell you how to get there.`}</p>
      ) : (
        <p className="text-quiet">
          <span>{`We don't have airport times for ${city ?? "this clinic's city"} yet.`}</span>
          {clinic.website !== null && <span>{" The clinic can tell you the best way."}</span>}
        </p>
      )}
      {page && (
        <p className="mt-4 text-sm">
          <Link to={page.to} className="text-accent underline underline-offset-4">
            {page.words}
          </Link>
        </p>
      )}
      <p className="mt-6 text-sm text-quiet print:hidden">
        Do you rent out rooms nearby?{" "}
        <EmailLink address={settings.advertisingEmail} subject={`Accommodation near ${clinic.name}`}>
          Advertise your accommodation here
        </EmailLink>
      </p>
    </div>
  );
}

function TransferOption({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="relative pl-11">
      <dt className="text-sm text-quiet">
        <Icon aria-hidden className="absolute top-1.5 left-0 size-7 text-accent" strokeWidth={1.5} />
        <span>{name}</span>
      </dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
