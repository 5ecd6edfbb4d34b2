import { Link } from "react-router-dom";
import { hasSamples, type Clinic } from "./clinic.ts";

/** Says once, at the top of a page, that figures of the clinics on it are samples; nothing where none is. */
export function SampleBanner({ clinics }: { clinics: Clinic[] | undefined }) {
  if (!clinics?.some(hasSamples)) return null;
  return (
    <p role="note" className="mb-8 rounded-xl bg-amber-soft px-4 py-2.5 text-sm">
      <strong>Sample figures.</strong> Figures marked ‘sample’ are made up to show what a listing will look
      like. They are not the clinics’ own, so don’t base your choice on them.{" "}
      <Link to="/how-results-are-counted" className="text-accent underline underline-offset-4">
        How results are counted
      </Link>
    </p>
  );
}
