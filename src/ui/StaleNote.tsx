/** Says that what is shown could not be refreshed. */
export function StaleNote() {
  return (
    <p role="status" className="mb-4 rounded-xl bg-alarm-soft px-4 py-2 text-alarm">
      This page could not be refreshed. What you see may be out of date.
    </p>
  );
}
