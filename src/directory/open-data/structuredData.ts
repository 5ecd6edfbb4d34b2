import { absoluteUrl, SITE_NAME } from "@/ui/siteAddress.ts";
import type { Catalogue } from "./catalogue.ts";
import { DATASETS } from "./datasets.ts";

const MEDIA_TYPES = { csv: "text/csv", json: "application/json" } as const;

export function datasetData(catalogue: Catalogue, description: string, site: string | undefined): object {
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: `Open data of the ${SITE_NAME}`,
    description,
    url: absoluteUrl("/data", site),
    isAccessibleForFree: true,
    dateModified: catalogue.made_at,
    spatialCoverage: "Europe",
    creator: { "@type": "Organization", name: SITE_NAME, url: absoluteUrl("/", site) },
    ...(catalogue.licence && { license: catalogue.licence.url }),
    distribution: DATASETS.flatMap(({ name, title }) =>
      (["csv", "json"] as const).map((format) => ({
        "@type": "DataDownload",
        name: title,
        encodingFormat: MEDIA_TYPES[format],
        contentUrl: absoluteUrl(`/data/${name}.${format}`, site),
      })),
    ),
  };
}
