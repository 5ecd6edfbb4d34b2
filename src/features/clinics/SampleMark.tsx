import { hasSamples, type Clinic } from "./clinic.ts";

/** Says that a figure, or what rests on it, has no source. Shown wherever that is so. */
export function SampleMark({ clinic }: { clinic: Clinic }) {
  if (!hasSamples(clinic)) return null;
  return (
    <span
      title="No published source. This is an example of what the listing will show."
      className="inline-block rounded-sm border border-dashed border-quiet px-1.5 text-xs font-normal text-quiet"
    >
      Sample figure
    </span>
  );
}
