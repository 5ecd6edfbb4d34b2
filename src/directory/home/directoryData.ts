import { absoluteUrl, SITE_NAME } from "@/ui/siteAddress.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";

export function directoryData(clinics: Clinic[], site: string | undefined): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: SITE_NAME,
    numberOfItems: clinics.length,
    itemListElement: clinics.map(({ id, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absoluteUrl(`/clinic/${id}`, site),
    })),
  };
}
