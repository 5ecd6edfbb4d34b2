/** Says that treatments were long ago. @param periodTo their last day, as `2018-12-31` */
export function OldResult({ periodTo }: { periodTo: string }) {
  return (
    <p className="mt-3 rounded-lg bg-amber-soft px-3 py-2 text-sm">
      <strong>Old result.</strong>
      <span>{` Its last treatments were in ${periodTo.slice(0, 4)}. Ask for a newer one.`}</span>
    </p>
  );
}
