import { hasSamples, type Clinic } from "./clinic.ts";

/** Says of a clinic's figures without a source that they have none. */
export function FiguresSource({ clinic }: { clinic: Clinic }) {
  if (!hasSamples(clinic)) return null;
  return (
    <p className="mt-2 text-sm text-quiet">
      A <strong className="font-semibold">Sample figure</strong> has no published source. It shows what this
      listing will look like and is not the clinic's own. Ask the clinic for its results at your age.
    </p>
  );
}
