/** Clinics with a bundled logo: a monogram of ours, since their own logos are their property. */
const WITH_LOGO = new Set([
  "prague-fertility",
  "reprofit",
  "ivf-zlin",
  "ferticare",
  "gennet",
  "unica",
  "gynem",
  "europe-ivf",
  "ivf-cube",
  "invicta",
  "invimed",
]);

/** The address of a clinic's bundled logo; null for the many that have none. */
export function bundledLogo(clinicId: string): string | null {
  return WITH_LOGO.has(clinicId) ? `/logos/${clinicId}.svg` : null;
}

/** What stands for a clinic without a logo: the first letter of its name. */
export function firstLetter(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? "";
}
