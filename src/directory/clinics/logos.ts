/** Our own monograms, in the order of `public/logos.svg`: clinics own their logos. */
export const WITH_LOGO = [
  ...["prague-fertility", "reprofit", "ivf-zlin", "ferticare", "gennet", "unica"],
  ...["gynem", "europe-ivf", "ivf-cube", "invicta", "invimed"],
];

export const LOGO_STRIP = "/logos.svg";

export function placeInStrip(clinicId: string): number | null {
  const place = WITH_LOGO.indexOf(clinicId);
  return place === -1 ? null : place;
}

/** Returns a name's first letter or digit, without locale rules so that build and browser agree. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";
}
