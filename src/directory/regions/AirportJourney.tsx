import { airportTransfer, PUBLIC_TRANSPORT_COST, TAXI_COST } from "@/directory/clinics/travel.ts";

const LONGEST_MINUTES = 60;

export function AirportJourney({ city }: { city: string }) {
  const transfer = airportTransfer(city);
  if (!transfer) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{`From the airport (${transfer.airport})`}</h3>
      <dl className="mt-3 grid gap-4">
        <TransferOption name="Taxi" minutes={transfer.taxiMinutes} cost={TAXI_COST} />
        <TransferOption
          name="Public transport"
          minutes={transfer.publicTransportMinutes}
          cost={PUBLIC_TRANSPORT_COST}
        />
      </dl>
      <p className="mt-3 text-sm text-quiet">
        To the city centre; a full bar is one hour. These are typical times and fares without a published
        source, so check before you travel.
      </p>
    </div>
  );
}

interface TransferOptionProps {
  name: string;
  minutes: number;
  cost: string;
}

function TransferOption({ name, minutes, cost }: TransferOptionProps) {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd className="mt-1 font-semibold tabular-nums">
        <span>{`${minutes} min, ${cost}`}</span>
        <span aria-hidden className="picture mt-1.5 block h-2 rounded-full bg-accent-soft">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${(minutes / LONGEST_MINUTES) * 100}%` }}
          />
        </span>
      </dd>
    </div>
  );
}
