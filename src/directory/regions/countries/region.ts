import type { Bounds } from "@/ui/mapProjection.ts";
import type { Source } from "@/ui/Sources.tsx";

export type { Source };

export interface Statement {
  text: string;
  sources?: Source[];
}

/** A page of a city, or of a country's other cities. */
interface CityLink {
  slug: string;
  name: string;
  /** Its name only makes sense beside the country's: 'Other Cities'. */
  isRest?: true;
}

/** A country by its names and addresses: all that pages about something else need of it. */
export interface Country {
  /** Its address is `/regions/<slug>`, its folder `countries/<slug>`, its outline `public/maps/<slug>.svg`. */
  slug: string;
  /** On its own, as in a heading. */
  name: string;
  /** Within a sentence, as in 'IVF in the Czech Republic'. */
  nameInSentence: string;
  /** What the clinics' rows and the listing form call it. */
  listedAs: string;
  cities: CityLink[];
}

/** What a patient from abroad should know of a country: `facts.ts` in its folder, which only its own pages load. */
export interface CountryFacts {
  introduction: string;
  /** The borders of its outline in degrees. */
  bounds: Bounds;
  general: [name: string, value: string, source?: Source][];
  /** Who pays if they fall ill there. */
  healthCover: Statement;
  tourism: Statement[];
  costOfLiving: Statement[];
  /** Each with where it can be read. */
  law: Statement[];
  /** By their slugs. */
  cities: Record<string, CityFacts>;
}

/** A city, or the other cities of a country. */
export interface CityFacts {
  title: string;
  /** Above the list of its clinics. */
  listTitle: string;
  introduction: string;
  /** One line for its card on the country's page. */
  note: string;
  /** One for a city; several for the page of other cities, each then with a note. */
  places: Place[];
  /** How to get there and around. */
  gettingThere?: Statement[];
  featured?: Featured;
  /** The ways on, the main one first. */
  links: RegionLink[];
}

/** Clinics chosen by us, shown above the list of all. */
export interface Featured {
  title: string;
  /** With the name to show until the clinic is loaded. */
  clinics: { id: string; name: string }[];
}

interface RegionLink {
  label: string;
  to: string;
  /** Said to screen readers after a label that is short. */
  about?: string;
}

/** A place as the clinics' rows spell it, and where it is on the map, in degrees east and north. */
export interface Place {
  name: string;
  /** What the directory's search finds its clinics by. */
  search: string;
  east: number;
  north: number;
  note?: string;
  /** Where its name stands on the map, if there is no room for it on the right. */
  nameSide?: "left" | "above" | "below";
}
