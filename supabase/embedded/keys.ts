/** Public: it only means 'anonymous visitor', and Row Level Security decides the rest. */
export const EMBEDDED_PUBLISHABLE_KEY = "sb_publishable_embedded-backend";

export const EMBEDDED_ORIGIN = "http://embedded.invalid";
