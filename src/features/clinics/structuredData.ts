import type { Clinic } from "./clinic.ts";

const CONTEXT = "https://schema.org";

/** The directory as a list of links, in schema.org's terms. */
export function clinicListData(clinics: Clinic[], siteUrl = ""): object {
  return {
    "@context": CONTEXT,
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

/** A clinic and the way to it. No rating: a made-up one would be a lie to every search engine. */
export function clinicData(clinic: Clinic, siteUrl = ""): object {
  const { id, name, website, locations, countries, established } = clinic;
  return {
    "@context": CONTEXT,
    "@graph": [
      {
        "@type": "MedicalClinic",
        "@id": `${siteUrl}/clinic/${id}`,
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
          { "@type": "ListItem", position: 1, name: "Clinics", item: `${siteUrl}/` },
          { "@type": "ListItem", position: 2, name },
        ],
      },
    ],
  };
}
