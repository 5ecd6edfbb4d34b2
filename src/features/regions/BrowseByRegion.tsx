import { Link } from "react-router-dom";
import { Card } from "@/ui/Card.tsx";
import { COUNTRIES } from "./countries/countries.ts";
import { regionPath } from "./regionPath.ts";

/** The countries of the directory and their cities, as ways in. */
export function BrowseByRegion() {
  return (
    <section aria-labelledby="regions-title">
      <h2 id="regions-title" className="text-2xl">
        Browse by Region
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {COUNTRIES.map((country) => (
          <Card as="li" key={country.slug} className="px-5 py-4">
            <h3 className="text-lg">
              <Link to={regionPath(country)} className="inline-block py-1 hover:text-accent">
                {country.name}
              </Link>
            </h3>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {country.cities.map((city) => (
                <li key={city.slug}>
                  <Link
                    to={regionPath(country, city.slug)}
                    className="inline-block py-2 text-accent underline underline-offset-4"
                  >
                    {city.name}
                    {city.isRest && <span className="sr-only"> in {country.nameInSentence}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
    </section>
  );
}
