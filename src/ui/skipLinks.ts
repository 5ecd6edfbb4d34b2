/** At the start of each page, for links past its parts. */
export const SKIP_LINKS_ID = "skip-links";

export const SKIP_LINK =
  "absolute top-2 left-2 z-50 -translate-y-20 rounded-lg bg-accent px-4 py-2 text-accent-on focus:translate-y-0";
