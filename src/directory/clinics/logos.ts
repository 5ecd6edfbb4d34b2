/**
 * Clinics with a bundled logo, in the order in which `public/logos.svg` shows them from top
 * to bottom: monograms of ours, since their own logos are their property. One file, because
 * eleven small ones would be eleven requests.
 */
export const WITH_LOGO = [
  ...["prague-fertility", "reprofit", "ivf-zlin", "ferticare", "gennet", "unica"],
  ...["gynem", "europe-ivf", "ivf-cube", "invicta", "invimed"],
];

export const LOGO_STRIP = "/logos.svg";

/** The place of a clinic's bundled logo in the strip, from 0; null for the many that have none. */
export function placeInStrip(clinicId: string): number | null {
  const place = WITH_LOGO.indexOf(clinicId);
  return place === -1 ? null : place;
}

/**
 * What stands for a clinic without a logo: the first letter or digit of its name, the same in
 * every language of the browser, or it would differ from the page as it was made.
 */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";
}
