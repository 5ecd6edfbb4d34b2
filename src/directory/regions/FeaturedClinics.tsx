import { ClinicTeaser } from "./ClinicTeaser.tsx";
import type { Featured } from "@/directory/countries/region.ts";
import type { Directory } from "./useDirectory.ts";

export function FeaturedClinics({ featured, directory }: { featured: Featured; directory: Directory }) {
  const listed = directory.clinics;
  const clinics = featured.clinics.flatMap((named) =>
    listed ? listed.filter(({ id }) => id === named.id) : named,
  );
  if (clinics.length === 0) return null;
  return (
    <section aria-labelledby="featured-title">
      <h2 id="featured-title" className="text-2xl">
        {featured.title}
      </h2>
      <p className="mt-1 text-sm text-quiet">Our selection. Clinics cannot pay to appear here.</p>
      <ul
        className={`mt-5 grid gap-4 ${clinics.length === 1 ? "max-w-2xl" : "lg:grid-cols-2 xl:grid-cols-3"}`}
      >
        {clinics.map((clinic) => (
          <li key={clinic.id} className="grid">
            <ClinicTeaser clinic={clinic} />
          </li>
        ))}
      </ul>
    </section>
  );
}
