import { Link } from "react-router-dom";
import { COUNTRY_LINKS } from "./regionLinks.ts";

/** The two countries of the directory and their cities, as ways in. */
export function BrowseByRegion() {
  return (
    <section aria-labelledby="regions-title">
      <h2 id="regions-title" className="text-2xl">
        Browse by Region
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {COUNTRY_LINKS.map(({ name, path, cities }) => (
          <li key={path} className="rounded-2xl border border-line bg-surface px-5 py-4">
            <h3 className="text-lg">
              <Link to={path} className="inline-block py-1 hover:text-accent">
                {name}
              </Link>
            </h3>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {cities.map((city) => (
                <li key={city.slug}>
                  <Link
                    to={`${path}/${city.slug}`}
                    className="inline-block py-2 text-accent underline underline-offset-4"
                  >
                    {city.name}
                    {city.slug.startsWith("other-") && <span className="sr-only"> in {name}</span>}
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
