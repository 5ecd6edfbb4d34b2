import type { Clinic } from "@/features/clinics/clinic.ts";

/** The directory as a list of links, in schema.org's terms. */
export function directoryData(clinics: Clinic[], siteUrl = ""): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "European IVF Clinic Directory",
    numberOfItems: clinics.length,
    itemListElement: clinics.map(({ id, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${siteUrl}/clinic/${id}`,
    })),
  };
}
