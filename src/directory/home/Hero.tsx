import { Link } from "react-router-dom";
import { COUNTRY_NAMES } from "@/directory/countries/countryNames.ts";
import { SITE_NAME } from "@/ui/siteAddress.ts";

const QUESTIONS = [
  { to: "/plan", title: "May I be treated?", text: "What each country's law says about you." },
  { to: "/plan/costs", title: "What will it cost?", text: "What a price includes, and what comes on top." },
  { to: "/plan/dates", title: "When must I be there?", text: "Your trips, the nights away, the documents." },
  { to: "/plan/afterwards", title: "What comes afterwards?", text: "Frozen embryos, donors, the way home." },
];

export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <h1 id="hero-title" className="text-[1.7rem] sm:text-4xl">
        {SITE_NAME}
      </h1>
      <p className="mt-2 max-w-2xl text-quiet max-sm:text-[0.95rem] sm:mt-4 sm:text-lg xl:mt-2 xl:max-w-none xl:text-base">
        {`Cost, success rates and reviews of fertility clinics in ${COUNTRY_NAMES}. If a figure has no published source, we say so.`}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:mt-6 sm:gap-4 lg:grid-cols-4 xl:mt-4">
        {QUESTIONS.map(({ to, title, text }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              className="flex min-h-11 flex-col justify-center rounded-xl bg-accent-soft px-2.5 py-1.5 hover:shadow-md sm:justify-start sm:p-4 xl:py-2"
            >
              <span className="font-serif font-semibold wrap-anywhere text-accent max-sm:text-[0.95rem]">
                {title}
              </span>
              <span className="mt-1 text-sm text-quiet max-sm:hidden">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
