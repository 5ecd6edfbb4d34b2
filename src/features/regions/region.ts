import type { CountryLink } from "./regionLinks.ts";

/** Where something that we state can be read. */
export interface Source {
  name: string;
  url: string;
}

export interface Statement {
  text: string;
  sources?: Source[];
}

/** A country of the directory: what a patient from abroad should know of it. */
export interface CountryRegion {
  link: CountryLink;
  /** What the home page's search finds all its clinics by. */
  search: string;
  title: string;
  introduction: string;
  /** One line for each card of 'Choose Your City', in the order of the link's cities. */
  cityNotes: string[];
  general: [name: string, value: string][];
  tourism: Statement[];
  costOfLiving: Statement[];
  law: Statement[];
}

/** A place as search finds it, and where it is on the map, in degrees east and north. */
export interface Place {
  name: string;
  search: string;
  east: number;
  north: number;
  note?: string;
  /** Where its name stands on the map, if there is no room for it on the right. */
  nameSide?: "left" | "above" | "below";
}

interface RegionLink {
  label: string;
  to: string;
  /** Said to screen readers after a label that is short. */
  about?: string;
}

/** A city, or the other cities of a country. */
export interface CityRegion {
  country: CountryLink;
  slug: string;
  /** As in 'IVF clinics in …', the page's title. */
  name: string;
  introduction: string;
  isOneCity: boolean;
  about: Statement[];
  /** The clinics shown are a choice among several. */
  isChosen?: true;
  clinicsTitle: string;
  /** Ids of clinics to show, with the name to show until they are loaded. */
  clinics: { id: string; name: string }[];
  /** The ways on, the main one first. */
  links: RegionLink[];
}
