/** Keys of cached data that more than one feature refreshes. */
export const clinicsKey = ["clinics"] as const;
export const blogKey = ["blog"] as const;
