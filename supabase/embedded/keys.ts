/**
 * The public key of the embedded backend. Like any Supabase publishable key it is meant
 * to be seen: it only says 'anonymous visitor', and Row Level Security decides the rest.
 */
export const EMBEDDED_PUBLISHABLE_KEY = "sb_publishable_embedded-backend";

/** Stands for the embedded backend where there is no page, and so no origin. */
export const EMBEDDED_ORIGIN = "http://embedded.invalid";
