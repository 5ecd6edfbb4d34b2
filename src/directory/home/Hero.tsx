import { Link } from "react-router-dom";
import { COUNTRIES_IN_WORDS } from "@/directory/regions/countriesInWords.ts";

export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <h1 id="hero-title" className="text-[1.7rem] sm:text-5xl">
        Choose your IVF clinic with open eyes
      </h1>
      <p className="mt-2 max-w-2xl text-quiet max-sm:text-[0.95rem] sm:mt-4 sm:text-lg">
        {`Compare the cost, success rates and reviews of fertility clinics in ${COUNTRIES_IN_WORDS}. If a figure has no published source, we say so.`}
      </p>
      <p className="mt-1 sm:mt-2">
        <Link
          to="/find-your-clinic"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 max-sm:-my-2 max-sm:text-[0.95rem]"
        >
          Not sure where to begin? Answer four questions
        </Link>
      </p>
    </section>
  );
}
