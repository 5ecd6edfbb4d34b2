import type { Bounds } from "@/ui/mapProjection.ts";
import type { Source } from "@/ui/Sources.tsx";

export type { Source };

export interface Statement {
  text: string;
  sources?: Source[];
}

interface CityLink {
  slug: string;
  name: string;
  /** Its name needs the country's: 'Other Cities'. */
  isRest?: true;
}

export interface Country {
  /** Names the address `/regions/<slug>`, the folder `countries/<slug>` and `public/maps/<slug>.svg`. */
  slug: string;
  name: string;
  /** As in 'IVF in Czechia'. */
  nameInSentence: string;
  /** As in the clinics' rows and the listing form. */
  listedAs: string;
  /** What staff speak wherever they work there, as in ISO 639-1. */
  languages: string[];
  cities: CityLink[];
}

/** `facts.ts` in the country's folder, loaded only by its own pages. */
export interface CountryFacts {
  introduction: string;
  bounds: Bounds;
  general: [name: string, value: string, source?: Source][];
  healthCover: Statement;
  tourism: Statement[];
  costOfLiving: Statement[];
  law: Statement[];
  cities: Record<string, CityFacts>;
}

export interface CityFacts {
  title: string;
  listTitle: string;
  introduction: string;
  note: string;
  /** Several only for the page of other cities, each then with a note. */
  places: Place[];
  gettingThere?: Statement[];
  featured?: Featured;
  links: RegionLink[];
}

export interface Featured {
  title: string;
  clinics: { id: string; name: string }[];
}

interface RegionLink {
  label: string;
  to: string;
  about?: string;
}

/** Spelt as in the clinics' rows; positions in degrees. */
export interface Place {
  name: string;
  /** The directory search that finds its clinics. */
  search: string;
  east: number;
  north: number;
  note?: string;
  nameSide?: "left" | "above" | "below";
}
