/** Made-up figures, to be run after the true seeds. No deployment gets them. */
export const SAMPLE_SEED = new URL("./seed-samples.sql", import.meta.url);
