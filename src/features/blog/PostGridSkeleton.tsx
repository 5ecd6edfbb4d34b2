const CARDS = [1, 2, 3];

/** Stands where the posts will be. */
export function PostGridSkeleton() {
  return (
    <div className="mt-8">
      <p role="status" className="text-quiet">
        Loading blog posts...
      </p>
      <div aria-hidden className="mt-8 grid animate-pulse gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <div key={card} className="overflow-hidden rounded-2xl border border-line bg-surface">
            <div className="aspect-video bg-accent-soft" />
            <div className="space-y-3 p-5">
              <div className="h-6 w-24 rounded-full bg-accent-soft" />
              <div className="h-6 rounded bg-accent-soft" />
              <div className="h-16 rounded bg-accent-soft" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
