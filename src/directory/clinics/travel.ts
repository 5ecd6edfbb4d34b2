export interface AirportTransfer {
  city: string;
  /** IATA code. */
  airport: string;
  airportName: string;
  taxiMinutes: number;
  publicTransportMinutes: number;
}

/** Typical times, from the specification. */
const TRANSFERS: AirportTransfer[] = [
  {
    city: "Prague",
    airport: "PRG",
    airportName: "Václav Havel Airport Prague",
    taxiMinutes: 30,
    publicTransportMinutes: 45,
  },
  {
    city: "Brno",
    airport: "BRQ",
    airportName: "Brno–Tuřany Airport",
    taxiMinutes: 15,
    publicTransportMinutes: 25,
  },
  {
    city: "Warsaw",
    airport: "WAW",
    airportName: "Warsaw Chopin Airport",
    taxiMinutes: 45,
    publicTransportMinutes: 60,
  },
  {
    city: "Kraków",
    airport: "KRK",
    airportName: "Kraków John Paul II Airport",
    taxiMinutes: 20,
    publicTransportMinutes: 35,
  },
];

export const TAXI_COST = "€25–35";
export const PUBLIC_TRANSPORT_COST = "€2–5";

export function airportTransfer(city: string | undefined): AirportTransfer | null {
  return TRANSFERS.find((transfer) => transfer.city === city) ?? null;
}
