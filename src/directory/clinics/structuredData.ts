import { absoluteUrl } from "@/ui/siteAddress.ts";
import type { Clinic } from "./clinic.ts";

/** Returns schema.org data without a rating, since a made-up one would mislead search engines. */
export function clinicData(clinic: Clinic, site: string | undefined): object {
  const { id, name, website, locations, countries, established } = clinic;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "MedicalClinic",
        "@id": absoluteUrl(`/clinic/${id}`, site),
        name,
        medicalSpecialty: "Reproductive medicine",
        ...(website && { url: website }),
        ...(established && { foundingDate: String(established) }),
        ...(locations.length > 0 && {
          address: { "@type": "PostalAddress", addressLocality: locations[0], addressCountry: countries[0] },
        }),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Clinics", item: absoluteUrl("/", site) },
          { "@type": "ListItem", position: 2, name },
        ],
      },
    ],
  };
}
