import { Link } from "react-router-dom";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import { regionPath } from "./regionPath.ts";

export function BrowseByRegion() {
  return (
    <section aria-labelledby="regions-title" className="mt-2 sm:mt-6 xl:mt-2">
      <h3 id="regions-title" className="scroll-mt-4 text-lg text-quiet max-sm:sr-only xl:sr-only">
        Browse by Region
      </h3>
      <ul className="gap-4 max-sm:flex max-sm:flex-wrap sm:mt-3 sm:grid md:grid-cols-2 xl:grid-cols-3">
        {COUNTRIES.map((country) => (
          <li
            key={country.slug}
            className="border-line sm:rounded-2xl sm:border sm:bg-surface sm:px-5 sm:py-3 md:max-xl:last:odd:col-span-2 xl:px-4 xl:py-0"
          >
            <h4 className="font-serif font-semibold max-sm:text-[0.95rem] sm:text-lg">
              <Link
                to={regionPath(country)}
                className="inline-flex min-h-11 items-center hover:text-accent max-sm:text-accent max-sm:underline max-sm:underline-offset-4"
              >
                {country.name}
              </Link>
            </h4>
            {/* On a phone they stand on the country's page, so that the clinics come sooner. */}
            <ul className="flex flex-wrap gap-x-4 max-sm:hidden">
              {country.cities.map((city) => (
                <li key={city.slug}>
                  <Link
                    to={regionPath(country, city.slug)}
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                  >
                    <span>{city.name}</span>
                    {city.isRest && <span className="sr-only">{` in ${country.nameInSentence}`}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
