/** Stands where the clinics will be, so that the page does not jump when they come. */
export function ClinicGridSkeleton() {
  return (
    <div>
      <p role="status" className="mb-5 text-quiet">
        Loading clinics...
      </p>
      <div aria-hidden className="cards animate-pulse">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <div key={key} className="h-64 rounded-2xl border border-line bg-surface p-5">
            <div className="flex gap-3">
              <div className="size-12 rounded-xl bg-accent-soft" />
              <div className="h-6 w-2/5 rounded bg-accent-soft" />
            </div>
            <div className="mt-5 h-24 rounded bg-accent-soft" />
          </div>
        ))}
      </div>
    </div>
  );
}
