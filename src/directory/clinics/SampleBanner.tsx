import { useState } from "react";
import { Link } from "react-router-dom";
import { hasSamples, type Clinic } from "./clinic.ts";

/** Reserves its place while clinics load, so that nothing moves later. */
export function SampleBanner({ clinics }: { clinics: Clinic[] | undefined }) {
  const [reservesSpace] = useState(clinics === undefined);
  const isShown = clinics?.some(hasSamples) ?? false;
  if (!isShown && !reservesSpace) return null;
  return (
    <p
      role={isShown ? "note" : undefined}
      className={`mb-3 rounded-xl sm:mb-8 xl:mb-5 bg-amber-soft px-4 py-2.5 text-sm ${isShown ? "" : "invisible"}`}
    >
      <strong>Sample figures.</strong> Figures marked ‘sample’ are made up to show what a listing will look
      like. They are not the clinics’ own, so don’t base your choice on them.{" "}
      <Link to="/how-results-are-counted" className="text-accent underline underline-offset-4">
        How results are counted
      </Link>
    </p>
  );
}
