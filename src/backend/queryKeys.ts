/** Cache keys that several features refresh. */
export const clinicsKey = ["clinics"] as const;
export const blogKey = ["blog"] as const;
