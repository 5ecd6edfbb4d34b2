import { useLocation } from "react-router-dom";
import { CityView } from "./CityView.tsx";
import { CountryView } from "./CountryView.tsx";
import { cityAt, countryAt } from "./regions.ts";

/** Shows the region that the address names; the routes name each of the eight. */
export default function RegionPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  const country = countryAt(path);
  if (country) return <CountryView key={path} country={country} />;
  const city = cityAt(path);
  if (city) return <CityView key={path} city={city} />;
  throw new Error(`No region is at ${path}`);
}
